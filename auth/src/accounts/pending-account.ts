import type { AuthDatabase } from '../tables.ts';
import type { User, UserMetadata } from './user.ts';

/** What a pending account holds once its address is confirmed. */
interface Claim {
  readonly passwordHash: string | null;
  readonly metadata: UserMetadata;
  readonly isSelfRegistered: boolean;
}

/**
 * Replaces what a stranger may have put into an account that nobody has confirmed yet; false when it was confirmed in
 * the meantime.
 */
export async function replaceClaim(
  database: AuthDatabase,
  { id }: Pick<User, 'id'>,
  { claim, now }: { claim: Claim; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('authUsers')
    .set({
      passwordHash: claim.passwordHash,
      metadata: JSON.stringify(claim.metadata),
      isSelfRegistered: claim.isSelfRegistered ? 1 : 0,
      updatedAt: now,
    })
    .where('id', '=', id)
    .where('emailConfirmedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Why an unconfirmed account's confirmation is mailed: without a password, because nobody chose one or because several
 * people did, the owner has to be told that none is valid.
 */
export function confirmationPurpose({
  isSelfRegistered,
  passwordHash,
}: Pick<User, 'isSelfRegistered' | 'passwordHash'>): 'signup' | 'repeated_signup' {
  return isSelfRegistered && passwordHash === null ? 'repeated_signup' : 'signup';
}

/** Marks an account as an operator's, so that it is kept however long it stays unconfirmed. */
export async function adoptAccount(database: AuthDatabase, id: string): Promise<void> {
  await database
    .updateTable('authUsers')
    .set({ isSelfRegistered: 0 })
    .where('id', '=', id)
    .where('isSelfRegistered', '=', 1)
    .execute();
}
