import type { Kysely } from 'kysely';

import { lockUser } from '../accounts/lock-user.ts';
import { joinTransaction } from '../tables.ts';
import { createSessionStore } from './session-store.ts';
import type { Principal } from './verify-access-token.ts';

/**
 * Locks a user until the transaction ends, and checks that the request's user and session still exist; a null session
 * id stands for the host program acting on the user's behalf. A request that adds a way into the account does so after
 * this check: ending sessions locks the user first too, so it either sees the addition or has prevented it. Acquire it
 * before any of the host program's own locks.
 */
export type LockSession = <Tables>(
  transaction: Kysely<Tables>,
  holder: Pick<Principal, 'userId'> & { readonly sessionId: string | null },
) => Promise<boolean>;

export const lockSession: LockSession = async (shared, { userId, sessionId }) => {
  const transaction = joinTransaction(shared);
  const user = await lockUser(transaction, userId);
  if (user === undefined || user.deletedAt !== null) return false;
  if (sessionId === null) return true;
  const session = await createSessionStore(transaction).find(sessionId);
  return session?.userId === userId;
};
