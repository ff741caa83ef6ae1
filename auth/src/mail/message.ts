/** An account event that one sentence tells. */
export interface News {
  readonly kind:
    | 'password_changed'
    | 'factor_added'
    | 'factor_removed'
    | 'recovery_codes_replaced'
    | 'recovery_code_used'
    | 'identity_linked'
    | 'identity_unlinked'
    | 'sign_in_notices_off';
}

/** A mail's subject matter. Only its addresses may have been chosen by a stranger. */
export type Message =
  | {
      readonly kind:
        | 'confirmation'
        | 'repeated_confirmation'
        | 'invite'
        | 'recovery'
        | 'magic_link'
        | 'email_change_current'
        | 'email_change_new';
      readonly link: string;
      readonly code: string;
      /** The account's new address. */
      readonly email: string;
      /** How long the link and the code are valid, in milliseconds. */
      readonly linkLife: number;
      readonly codeLife: number;
      /** Whether the link signs in only the browser that requested it. */
      readonly isTied: boolean;
    }
  | { readonly kind: 'reauthentication'; readonly code: string }
  | { readonly kind: 'account_exists' }
  | News
  | { readonly kind: 'email_changed'; readonly email: string }
  | {
      readonly kind: 'new_sign_in';
      /** As formatted by `describeDevice`. */
      readonly device: string;
      /** The IP address it came from. */
      readonly address: string;
      /** Unix milliseconds. */
      readonly at: number;
    };
