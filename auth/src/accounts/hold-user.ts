import { AuthError } from '../errors.ts';
import type { AuthDatabase } from '../tables.ts';
import { createUserStore } from './user-store.ts';
import type { User } from './user.ts';

/**
 * Locks a user's row until the transaction ends, so that whatever belongs to the user is changed by one transaction at a
 * time, and returns the user as of then; undefined when there is none any more. The user is locked before anything that
 * belongs to it: the other order could deadlock. An update that changes nothing takes the lock on every database.
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
