import { createSessionStore } from '../sessions/session-store.ts';
import type { AuthDatabase } from '../tables.ts';
import { createUserStore } from './user-store.ts';
import type { User } from './user.ts';

/**
 * Hands an account to who has just proven that its address is his. Whoever opened it had proven nothing and may have
 * meant to lie in wait: his password, other identities, mailed codes and sessions end. Second factors stay: a mailbox
 * alone must not do away with them (ASVS 6.4.3). To be called in a transaction.
 */
export async function reclaimAccount(
  transaction: AuthDatabase,
  { id }: User,
  now: number,
): Promise<void> {
  const nothing = { passwordHash: null, newEmail: null, phone: null, phoneConfirmedAt: null };
  await createUserStore(transaction).update(id, nothing, now);
  await createSessionStore(transaction).deleteOfUser(id);
  await transaction.deleteFrom('authOneTimeTokens').where('userId', '=', id).execute();
  await transaction
    .deleteFrom('authIdentities')
    .where('userId', '=', id)
    .where('provider', '!=', 'email')
    .execute();
}
