import { AuthError } from '../errors.ts';
import type { AuthDatabase } from '../tables.ts';
import { createUserStore } from './user-store.ts';
import type { User } from './user.ts';

/**
 * Holds a user's row until the transaction ends, so that what hangs on him is changed by one at a time, and gives him as he
 * then is; undefined when he is gone. Held before anything of his: who took both the other way round would wait for each
 * other. An update that changes nothing does so on every database.
 */
export async function holdUser(transaction: AuthDatabase, id: string): Promise<User | undefined> {
  await transaction
    .updateTable('authUsers')
    .set((set) => ({ createdAt: set.ref('createdAt') }))
    .where('id', '=', id)
    .execute();
  return createUserStore(transaction).find(id);
}

/** Holds a user who must be there; throws `user_not_found`. */
export async function holdPresentUser(transaction: AuthDatabase, id: string): Promise<User> {
  const user = await holdUser(transaction, id);
  if (user === undefined) throw new AuthError('user_not_found');
  return user;
}
