import { AuthError } from '../errors.ts';
import type { AuthDatabase } from '../tables.ts';
import { createUserStore } from './user-store.ts';
import type { User } from './user.ts';

/**
 * Locks a user's row until the transaction ends, to serialize changes to the user's data, and returns the user's
 * current state; undefined when the user no longer exists. Acquire it before locking anything that belongs to the user,
 * to avoid deadlocks. An update that changes nothing takes the lock on every database.
 */
export async function lockUser(transaction: AuthDatabase, id: string): Promise<User | undefined> {
  await transaction
    .updateTable('authUsers')
    .set((set) => ({ createdAt: set.ref('createdAt') }))
    .where('id', '=', id)
    .execute();
  return createUserStore(transaction).find(id);
}

/** Locks a user who must exist; throws `user_not_found`. */
export async function lockExistingUser(transaction: AuthDatabase, id: string): Promise<User> {
  const user = await lockUser(transaction, id);
  if (user === undefined) throw new AuthError('user_not_found');
  return user;
}
