import type { Factor } from '../factors/factor.ts';

/** What users state about themselves; shown back to them, never to be trusted. */
export type UserMetadata = Readonly<Record<string, unknown>>;

/** One way a user is known: an e-mail address with a password, or an account at a provider. */
export interface Identity {
  readonly id: string;
  readonly provider: string;
  readonly subject: string;
  readonly email: string;
  /** The provider's claims about the user at the last sign-in; empty for an e-mail address. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly lastSignInAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A user with identities and second factors, oldest first. */
export interface User extends UserRecord {
  readonly identities: readonly Identity[];
  readonly factors: readonly Factor[];
}

/** A user's own row. Times are Unix milliseconds. */
export interface UserRecord {
  /** A UUID. */
  readonly id: string;
  /** Lower case; empty for a user without one. */
  readonly email: string;
  /** True until a user who signed in without an address has added one. */
  readonly isAnonymous: boolean;
  /** Whether the account was opened without an operator: then anybody may have opened it. */
  readonly isSelfRegistered: boolean;
  readonly passwordHash: string | null;
  /** E.164 without the plus sign. */
  readonly phone: string | null;
  readonly phoneConfirmedAt: number | null;
  /** The role in the user's tokens; null means `authenticated`. */
  readonly role: string | null;
  readonly emailConfirmedAt: number | null;
  readonly emailProvenAt: number | null;
  readonly metadata: UserMetadata;
  /** What the operator states about the user. */
  readonly appMetadata: UserMetadata;
  /** The address that will replace the current one once it is confirmed. */
  readonly newEmail: string | null;
  readonly emailChangeRequestedAt: number | null;
  readonly emailChangeAcceptedBy: 'current' | 'new' | null;
  readonly confirmationSentAt: number | null;
  readonly recoverySentAt: number | null;
  readonly emailChangeSentAt: number | null;
  readonly reauthenticationSentAt: number | null;
  readonly invitedAt: number | null;
  readonly bannedUntil: number | null;
  readonly deletedAt: number | null;
  readonly lastSignInAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** True while a ban lasts. */
export function isBanned(user: Pick<User, 'bannedUntil'>, now: number): boolean {
  return user.bannedUntil !== null && user.bannedUntil > now;
}
