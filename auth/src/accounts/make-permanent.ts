import { isUniqueViolation } from '@proviso/database';

import { AuthError } from '../errors.ts';
import { createIdentityStore } from '../identities/identity-store.ts';
import type { AuthDatabase } from '../tables.ts';

/** The address an anonymous user gets. */
interface FirstAddress {
  readonly email: string;
  /** False when it was confirmed automatically. */
  readonly isProven: boolean;
}

/** Gives a user without an address one to sign in with; throws `email_exists`. */
export async function makePermanent(
  transaction: AuthDatabase,
  userId: string,
  { address, now }: { address: FirstAddress; now: number },
): Promise<void> {
  const { email } = address;
  await giveAddress(transaction, userId, { address, now });
  const identity = { provider: 'email', subject: userId, email, data: {}, userId };
  await createIdentityStore(transaction).insert(identity, now);
}

/** The same for an address from a provider, which becomes the user's way to sign in. */
export async function giveAddress(
  transaction: AuthDatabase,
  userId: string,
  { address, now }: { address: FirstAddress; now: number },
): Promise<void> {
  try {
    await transaction
      .updateTable('authUsers')
      .set({
        email: address.email,
        isAnonymous: 0,
        newEmail: null,
        emailChangeRequestedAt: null,
        emailChangeAcceptedBy: null,
        emailConfirmedAt: now,
        emailProvenAt: address.isProven ? now : null,
        updatedAt: now,
      })
      .where('id', '=', userId)
      .execute();
  } catch (error) {
    if (isUniqueViolation(error)) throw new AuthError('email_exists');
    throw error;
  }
}
