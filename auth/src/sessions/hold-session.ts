import type { Kysely } from 'kysely';

import { holdUser } from '../accounts/hold-user.ts';
import { joinTransaction } from '../tables.ts';
import { createSessionStore } from './session-store.ts';
import type { Principal } from './verify-access-token.ts';

/**
 * Holds a user until the transaction ends, and tells whether he is still there with the session that a request of his came
 * with; null stands for none, where the program that runs the service acts for him. What a request adds that opens the
 * account to somebody is added after this look: whoever ends sessions holds the user first as well, so that he either
 * finds it or has kept it out. To be held before anything of the program's own.
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
