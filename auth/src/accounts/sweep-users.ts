import type { AuthDatabase } from '../tables.ts';

/**
 * Deletes users who can never return, because they have neither a session nor a pending mail: anonymous ones, and those
 * who opened an account before the given time and never confirmed its address, which would otherwise stay taken.
 */
export async function sweepUsers(database: AuthDatabase, openedBefore: number): Promise<void> {
  await database
    .deleteFrom('authUsers')
    .where((builder) =>
      builder.or([
        builder('isAnonymous', '=', 1),
        builder.and([
          builder('isSelfRegistered', '=', 1),
          builder('emailConfirmedAt', 'is', null),
          builder('createdAt', '<=', openedBefore),
        ]),
      ]),
    )
    // An operator has kept the row on purpose.
    .where('deletedAt', 'is', null)
    .where('id', 'not in', database.selectFrom('authSessions').select('userId'))
    .where('id', 'not in', database.selectFrom('authOneTimeTokens').select('userId'))
    .execute();
}
