import { createUserStore } from '../accounts/user-store.ts';
import { AuthError } from '../errors.ts';
import { createIdentityStore } from '../identities/identity-store.ts';
import type { AuthDatabase } from '../tables.ts';

/** A user's phone number. */
interface AssignedPhone {
  readonly userId: string;
  /** As normalized by `requirePhoneNumber`. */
  readonly phone: string;
}

/** Adds the number as a way to sign in; throws `phone_exists`. Call it in a transaction. */
export async function assignPhone(
  transaction: AuthDatabase,
  { userId, phone }: AssignedPhone,
  now: number,
): Promise<void> {
  const users = createUserStore(transaction);
  const owner = await users.findByPhone(phone);
  if (owner !== undefined && owner.id !== userId) throw new AuthError('phone_exists');
  await users.update(userId, { phone }, now);
  const identities = createIdentityStore(transaction);
  const known = await identities.list(userId);
  if (known.some(({ provider }) => provider === 'phone')) return;
  await identities.insert({ provider: 'phone', subject: userId, email: '', data: {}, userId }, now);
}
