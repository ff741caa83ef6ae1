import { displayAddress } from '../accounts/placeholder-address.ts';
import type { UserStore } from '../accounts/user-store.ts';
import { isBanned } from '../accounts/user.ts';
import type { Clock } from '../options.ts';
import type { Principal } from './verify-access-token.ts';

/** The session-independent part of a principal. */
type Account = Omit<Principal, 'sessionId' | 'aal' | 'authenticatedAt'>;

/** A user's account; undefined when it was deleted or is currently banned. */
export type FindAccount = (userId: string) => Promise<Account | undefined>;

interface Dependencies {
  readonly users: Pick<UserStore, 'find'>;
  readonly clock: Clock;
}

/** Binds `FindAccount`. */
export function createFindAccount({ users, clock }: Dependencies): FindAccount {
  return async (userId) => {
    const user = await users.find(userId);
    if (user === undefined || user.deletedAt !== null) return undefined;
    if (isBanned(user, clock.now())) return undefined;
    return {
      userId: user.id,
      email: displayAddress(user.email),
      isAnonymous: user.isAnonymous,
      isEmailProven: user.emailProvenAt !== null,
      hasVerifiedFactor: user.factors.some(({ status }) => status === 'verified'),
      metadata: user.metadata,
    };
  };
}
