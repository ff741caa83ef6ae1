/** What a mailed code is good for. A magic link takes the place of a recovery, an invitation that of a confirmation. */
export type OneTimeTokenKind =
  | 'confirmation'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

/** A code and link on their way to an address. */
export interface OneTimeToken {
  readonly id: string;
  readonly userId: string;
  readonly kind: OneTimeTokenKind;
  /** Lower case. */
  readonly email: string;
  /** The PKCE flow in which it was asked for. */
  readonly flowId: string | null;
}
