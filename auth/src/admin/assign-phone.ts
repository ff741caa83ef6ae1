import { createUserStore } from '../accounts/user-store.ts';
import { AuthError } from '../errors.ts';
import { createIdentityStore } from '../identities/identity-store.ts';
import type { AuthDatabase } from '../tables.ts';

/** The number by which a user is known. */
interface AssignedPhone {
  readonly userId: string;
  /** As `requirePhoneNumber` gives it. */
  readonly phone: string;
}

/** Makes the number one of the user's ways in; throws `phone_exists`. To be called in a transaction. */
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
