/** What a mailed code is for. A magic link replaces a recovery, an invitation replaces a confirmation. */
export type OneTimeTokenKind =
  | 'confirmation'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

/** A code and link mailed to an address. */
export interface OneTimeToken {
  readonly id: string;
  readonly userId: string;
  readonly kind: OneTimeTokenKind;
  /** Lower case. */
  readonly email: string;
  /** The PKCE flow it was requested in. */
  readonly flowId: string | null;
}
