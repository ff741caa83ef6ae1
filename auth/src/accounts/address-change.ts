import type { ExpressionBuilder } from 'kysely';

import type { AuthLimits } from '../options.ts';
import { type AuthDatabase, type AuthTables, inTransaction } from '../tables.ts';
import { type ChangeMaker, NOBODY, type RecordChange } from './record-change.ts';
import { createUserStore } from './user-store.ts';
import type { UserRecord } from './user.ts';

const KINDS = ['email_change_current', 'email_change_new'] as const;

/** Who begins or ends a change, and who is told. */
export interface ChangeRecord {
  readonly recordChange: RecordChange;
  readonly maker: ChangeMaker;
}

/** Stores the address that a user has asked for; it takes effect when it is confirmed. Call it in a transaction. */
export async function beginAddressChange(
  transaction: AuthDatabase,
  userId: string,
  {
    email,
    now,
    recordChange,
    maker,
  }: ChangeRecord & { readonly email: string; readonly now: number },
): Promise<void> {
  // A code mailed for an earlier change must not confirm this one.
  await dropCodes(transaction, userId);
  const change = { newEmail: email, emailChangeAcceptedBy: null, emailChangeRequestedAt: now };
  await createUserStore(transaction).update(userId, change, now);
  await recordChange(transaction, { userId, kind: 'email_change_requested' }, maker);
}

/** Calls off a user's change of address, except an anonymous user's, who has no other address. */
export async function dropAddressChange(
  transaction: AuthDatabase,
  userId: string,
  { recordChange, maker }: ChangeRecord,
): Promise<void> {
  await dropCodes(transaction, userId);
  const { numUpdatedRows } = await transaction
    .updateTable('authUsers')
    .set({ newEmail: null, emailChangeRequestedAt: null, emailChangeAcceptedBy: null })
    .where('id', '=', userId)
    .where('isAnonymous', '=', 0)
    .where('newEmail', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await recordChange(transaction, { userId, kind: 'email_change_canceled' }, maker);
}

/** When a user's change of address ends unless it has been confirmed, however often its mails are sent again. */
export function endOfAddressChange(
  { emailChangeRequestedAt }: Pick<UserRecord, 'emailChangeRequestedAt'>,
  { mailedLinkLife }: Pick<AuthLimits, 'mailedLinkLife'>,
): number {
  return (emailChangeRequestedAt ?? 0) + mailedLinkLife;
}

/** The address that a user has asked for; null once the time to confirm it is over. */
export function pendingAddress(
  user: Pick<UserRecord, 'newEmail' | 'emailChangeRequestedAt'>,
  limits: Pick<AuthLimits, 'mailedLinkLife'>,
  now: number,
): string | null {
  return endOfAddressChange(user, limits) > now ? user.newEmail : null;
}

/** Forgets the changes of address that were asked for by the given time and never confirmed. */
export async function sweepAddressChanges(
  database: AuthDatabase,
  requestedBy: number,
  recordChange: RecordChange,
): Promise<void> {
  const isOver = (builder: ExpressionBuilder<AuthTables, 'authUsers'>) =>
    builder.and([
      builder('newEmail', 'is not', null),
      builder.or([
        builder('emailChangeRequestedAt', 'is', null),
        builder('emailChangeRequestedAt', '<=', requestedBy),
      ]),
    ]);
  const users = await database.selectFrom('authUsers').select('id').where(isOver).execute();
  // One at a time: no transaction locks several users.
  for (const { id: userId } of users) {
    await inTransaction(database, async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('authUsers')
        .set({ newEmail: null, emailChangeRequestedAt: null, emailChangeAcceptedBy: null })
        .where('id', '=', userId)
        .where(isOver)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await recordChange(transaction, { userId, kind: 'email_change_expired' }, NOBODY);
    });
  }
}

async function dropCodes(database: AuthDatabase, userId: string): Promise<void> {
  await database
    .deleteFrom('authOneTimeTokens')
    .where('userId', '=', userId)
    .where('kind', 'in', KINDS)
    .execute();
}
