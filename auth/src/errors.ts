/** Every refusal of the service, with the HTTP status and message that Supabase Auth's clients expect. */
export const AUTH_ERRORS = {
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  bad_code_verifier: [400, 'code challenge does not match previously saved code verifier'],
  bad_json: [400, 'The body of the request is not valid JSON'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  bad_oauth_callback: [400, 'The answer of the sign-in provider could not be verified'],
  bad_oauth_state: [400, 'The sign-in was not begun in this browser, or has expired'],
  conflict: [409, 'The account was changed at the same moment, please try again'],
  current_password_invalid: [400, 'The current password is incorrect'],
  current_password_required: [400, 'The current password is needed to set a new one'],
  email_change_not_found: [409, 'No change of the address waits for its confirmation'],
  email_conflict_identity_not_deletable: [
    422,
    'The account would be left without an address that is proven and free',
  ],
  email_exists: [422, 'A user with this email address has already been registered'],
  email_not_confirmed: [400, 'Email not confirmed'],
  email_provider_disabled: [400, 'Email logins are disabled'],
  flow_state_already_used: [400, 'The sign-in was finished already'],
  flow_state_expired: [422, 'The sign-in took too long and has to be started again'],
  flow_state_not_found: [404, 'invalid flow state, no valid flow state found'],
  identity_already_exists: [422, 'Identity is already linked to a user'],
  identity_not_found: [422, 'Identity does not exist'],
  insufficient_aal: [403, 'AAL2 session is required: the second factor has to be shown first'],
  invalid_credentials: [400, 'Invalid login credentials'],
  manual_linking_disabled: [404, 'Manual linking is disabled'],
  mfa_challenge_expired: [422, 'The challenge has expired, ask for another one'],
  mfa_factor_name_conflict: [422, 'A factor with this friendly name exists already'],
  mfa_factor_not_found: [404, 'Factor not found'],
  mfa_ip_address_mismatch: [422, 'The challenge was used, or asked for from another address'],
  mfa_phone_enroll_not_enabled: [422, 'MFA enroll is disabled for Phone'],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  mfa_webauthn_enroll_not_enabled: [422, 'MFA enroll is disabled for WebAuthn'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  not_admin: [403, 'User not allowed'],
  not_found: [404, 'There is nothing at this address'],
  otp_expired: [403, 'Token has expired or is invalid'],
  otp_disabled: [422, 'Signups not allowed for otp'],
  over_email_send_rate_limit: [429, 'Too many mails were asked for'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  phone_exists: [422, 'A user with this phone number has already been registered'],
  phone_not_confirmed: [400, 'Phone not confirmed'],
  phone_provider_disabled: [400, 'Phone sign-ins are disabled'],
  provider_disabled: [400, 'The provider is not enabled'],
  provider_email_needs_verification: [422, 'The provider does not vouch for the email address'],
  reauthentication_needed: [400, 'Password update requires reauthentication'],
  reauthentication_not_valid: [422, 'Nonce has expired or is invalid'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  request_entity_too_large: [413, 'The body of the request is too large'],
  same_password: [422, 'New password should be different from the old password.'],
  saml_provider_disabled: [404, 'SAML 2.0 is disabled'],
  session_expired: [400, 'Invalid Refresh Token: Session Expired'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  sms_send_failed: [422, 'Unable to get SMS provider: there is none'],
  single_identity_not_deletable: [422, 'User must have at least 1 identity after unlinking'],
  too_many_enrolled_mfa_factors: [422, 'There are too many factors already, remove one first'],
  unexpected_failure: [500, 'The server could not handle the request'],
  user_already_exists: [422, 'User already registered'],
  user_banned: [403, 'User is banned'],
  user_not_found: [403, 'User from sub claim in JWT does not exist'],
  validation_failed: [400, 'The request is not valid'],
  weak_password: [422, 'The password is too weak'],
  web3_provider_disabled: [422, 'Web3 provider is disabled'],
} as const satisfies Record<string, readonly [status: number, message: string]>;
export type AuthErrorCode = keyof typeof AUTH_ERRORS;

/** Why a password is weak, in the client library's terms; `pwned` stands for a well-known password. */
export type WeakPasswordReason = 'length' | 'pwned';

interface AuthErrorDetails {
  /** When an endpoint uses a different message. */
  readonly message?: string;
  /** When an endpoint answers with a different status. */
  readonly status?: number;
  /** In whole seconds. */
  readonly retryAfter?: number;
  /** The underlying error, for the log. */
  readonly cause?: unknown;
  readonly weakPassword?: { readonly reasons: readonly WeakPasswordReason[] };
}

/** A request that the service refuses; its code and message are meant for the client. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly weakPassword: AuthErrorDetails['weakPassword'];

  constructor(code: AuthErrorCode, details: AuthErrorDetails = {}) {
    const [status, message] = AUTH_ERRORS[code];
    super(details.message ?? message, 'cause' in details ? { cause: details.cause } : {});
    this.code = code;
    this.status = details.status ?? status;
    this.retryAfter = details.retryAfter;
    this.weakPassword = details.weakPassword;
  }
}

/** A refusal in the shape of OAuth 2.0 (RFC 6749, section 5.2), always with status 400. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly error: string;

  constructor(error: string, description: string) {
    super(description);
    this.error = error;
  }
}
