import type { Kysely } from 'kysely';

import { holdUser } from '../accounts/hold-user.ts';
import { joinTransaction } from '../tables.ts';
import { createSessionStore } from './session-store.ts';
import type { Principal } from './verify-access-token.ts';

/**
 * Locks a user until the transaction ends, and tells whether the user and the session of the request still exist; a null
 * session id stands for the program that runs the service acting on the user's behalf. A request that adds a way into the
 * account does so after this check: ending sessions locks the user first as well, and so either sees what was added or
 * has prevented it. To be locked before anything of the program's own.
 */
export type HoldSession = <Tables>(
  transaction: Kysely<Tables>,
  holder: Pick<Principal, 'userId'> & { readonly sessionId: string | null },
) => Promise<boolean>;

export const holdSession: HoldSession = async (shared, { userId, sessionId }) => {
  const transaction = joinTransaction(shared);
  const user = await holdUser(transaction, userId);
  if (user === undefined || user.deletedAt !== null) return false;
  if (sessionId === null) return true;
  const session = await createSessionStore(transaction).find(sessionId);
  return session?.userId === userId;
};
