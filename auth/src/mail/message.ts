/** What a mail is about. Addresses are the only thing in it that a stranger may have chosen. */
export type Message =
  | {
      readonly kind:
        | 'confirmation'
        | 'invite'
        | 'recovery'
        | 'magic_link'
        | 'email_change_current'
        | 'email_change_new';
      readonly link: string;
      readonly code: string;
      /** The address that the account is to have. */
      readonly email: string;
    }
  | { readonly kind: 'reauthentication'; readonly code: string }
  | {
      readonly kind:
        | 'account_exists'
        | 'password_changed'
        | 'factor_added'
        | 'factor_removed'
        | 'recovery_code_used'
        | 'identity_linked'
        | 'identity_unlinked';
    }
  | { readonly kind: 'email_changed'; readonly email: string }
  | {
      readonly kind: 'new_sign_in';
      /** As `describeDevice` gives it. */
      readonly device: string;
      /** From where, as an IP address. */
      readonly address: string;
      /** Unix milliseconds. */
      readonly at: number;
    };
