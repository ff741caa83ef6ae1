import type { AuthLimits } from '../options.ts';
import type { AuthDatabase } from '../tables.ts';
import { createUserStore } from './user-store.ts';
import type { UserRecord } from './user.ts';

const KINDS = ['email_change_current', 'email_change_new'] as const;

/** Stores the address that a user has asked for; it takes effect when it is confirmed. Call it in a transaction. */
export async function beginAddressChange(
  transaction: AuthDatabase,
  userId: string,
  { email, now }: { readonly email: string; readonly now: number },
): Promise<void> {
  // A code mailed for an earlier change must not confirm this one.
  await dropCodes(transaction, userId);
  const change = { newEmail: email, emailChangeAcceptedBy: null, emailChangeSentAt: now };
  await createUserStore(transaction).update(userId, change, now);
}

/** Calls off a user's change of address, except an anonymous user's, who has no other address. */
export async function dropAddressChange(transaction: AuthDatabase, userId: string): Promise<void> {
  await dropCodes(transaction, userId);
  await transaction
    .updateTable('authUsers')
    .set({ newEmail: null, emailChangeAcceptedBy: null })
    .where('id', '=', userId)
    .where('isAnonymous', '=', 0)
    .execute();
}

/** The address that a user has asked for; null once the links that would confirm it have expired. */
export function pendingAddress(
  { newEmail, emailChangeSentAt }: Pick<UserRecord, 'newEmail' | 'emailChangeSentAt'>,
  { mailedLinkLife }: Pick<AuthLimits, 'mailedLinkLife'>,
  now: number,
): string | null {
  return (emailChangeSentAt ?? 0) > now - mailedLinkLife ? newEmail : null;
}

async function dropCodes(database: AuthDatabase, userId: string): Promise<void> {
  await database
    .deleteFrom('authOneTimeTokens')
    .where('userId', '=', userId)
    .where('kind', 'in', KINDS)
    .execute();
}
