const SESSION_ENDED = 'Your session has ended. Please sign in again.';

/** All texts of the account screens. */
export const texts = {
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  fullName: 'Full name (optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  signIn: 'Sign in',
  signingIn: 'Signing in...',
  signUp: 'Create account',
  signingUp: 'Creating account...',
  google: 'Continue with Google',
  or: 'or',
  passwordHint: (minimum: number) => `At least ${minimum} characters`,
  forgotPassword: 'Forgot password?',
  sendConfirmation: 'Send the confirmation email again',
  sendMail: 'Send the email',
  sendingMail: 'Sending...',
  resend: 'Send the email again',
  resendIn: (seconds: number) => `Send the email again in ${seconds} s`,
  resent: 'Sent. Earlier emails no longer work.',
  mailedCode: 'Code from the email',
  mailedCodeHint: 'The link works in this browser; the six digits work everywhere.',
  continue: 'Continue',
  checking: 'Checking...',
  newPassword: 'New password',
  savePassword: 'Save password',
  savingPassword: 'Saving...',
  authenticator: (number: number) => `Authenticator ${number}`,
  authenticatorChoice: 'Authenticator',
  authenticatorCode: 'Six-digit code',
  authenticatorHint: 'It changes every 30 seconds.',
  verify: 'Verify',
  recoveryCode: 'Recovery code',
  recoveryCodeHint:
    'One of the ten codes that you saved when you set up the second factor. Each works once.',
  removeAuthenticator: 'Remove and sign in',
  recovered: 'All authenticators removed',
  recoveredDetail: 'Until you set up a new one, your account has no second factor.',
  tryAgain: 'Try again',
  tryLater: 'Please try again later.',
  /** A wait of more than a minute and a half is said in minutes. */
  tooManyAttempts: (seconds: number) => {
    const isLong = seconds > 90;
    const count = isLong ? Math.ceil(seconds / 60) : seconds;
    const unit = isLong ? 'minute' : 'second';
    return `Too many attempts. Please try again in ${count} ${unit}${count === 1 ? '' : 's'}.`;
  },
  answerRefused: 'That did not work',
  halfConfirmed: 'One of two emails confirmed',
  halfConfirmedDetail:
    'Your address changes as soon as you also follow the link in the email to the other address.',
  errors: {
    mailFailed: 'The email could not be sent. Please try again.',
    codeFailed: 'The code could not be checked. Please try again.',
    passwordFailed: 'The password could not be saved. Please try again.',
    secondFactorFailed: 'The second factor could not be checked. Please try again.',
    wrongRecoveryCode: 'This recovery code is incorrect or has already been used.',
    noAuthenticator: 'This account has a second factor that cannot be used here.',
    otherBrowser:
      'This link was opened in a different browser from the one that requested it. If it confirmed your address, you can sign in now; otherwise request a new one here.',
    passwordsDiffer: 'Passwords do not match',
    passwordTooShort: (minimum: number) => `Password must be at least ${minimum} characters long`,
    emailRequired: 'Email is required',
    loginFailed: 'Login failed. Please try again.',
    linkFailed: 'This link or sign-in could not be used. Please try again, or request a new link.',
    googleFailed: 'Google sign-in failed. Please try again.',
    registrationFailed: 'Registration failed. Please try again.',
    sessionEnded: SESSION_ENDED,
    profileFetch: (reason: string) => `Failed to fetch user: ${reason}`,
    profileCreation: (reason: string) => `User creation failed: ${reason}`,
  },
  /** By code: refusals of the auth service whose own message is not meant for people. */
  refusals: {
    otp_expired: 'This code is incorrect or has expired.',
    mfa_verification_failed: 'This code is incorrect. Check it, or wait for the next one.',
    mfa_challenge_expired: 'This took too long. Please enter the code that is shown now.',
    mfa_ip_address_mismatch: 'Your connection has changed. Please enter the code again.',
    over_request_rate_limit: 'Too many attempts. Please try again later.',
    same_password: 'The new password must differ from the old one.',
    insufficient_aal: 'This needs your second factor. Please sign in again.',
    current_password_required: 'To change the password here, request an email first.',
    reauthentication_needed: 'You signed in too long ago. Please sign in again and retry.',
    refresh_token_not_found: SESSION_ENDED,
    refresh_token_already_used: SESSION_ENDED,
    session_expired: SESSION_ENDED,
    flow_state_not_found: 'This link has already been used. Please request a new one.',
    flow_state_expired: 'This link has expired. Please request a new one.',
    bad_code_verifier:
      'This link belongs to another attempt. Please open the newest one, or request another.',
  },
  /** The same for codes in the URL. */
  callbackRefusals: {
    otp_expired: 'This link has expired or has already been used. Please request a new one.',
    flow_state_expired: 'This link has expired. Please request a new one.',
    over_request_rate_limit: 'Too many attempts. Please wait a moment and follow the link again.',
    email_exists: 'Another account has this address by now, so it was not changed.',
    user_banned: 'This account is blocked. Please ask the operator of this installation.',
    signup_disabled:
      'This installation does not accept new accounts. Please ask its operator for one.',
    provider_email_needs_verification:
      'Google has not verified your address. Please verify it there, or sign in another way.',
  },
} as const;
