import { createHash } from 'node:crypto';

import { DAY_MS } from '#server/calendar/durations.ts';
import { sessionInvalid } from '#server/refusals/session-refusals.ts';

import type { Database } from './schema.ts';

/** Far longer than any process accepts the token of a user whom another has deleted. */
const KEPT_MS = DAY_MS;

/** Remembers for a day that a user was deleted; waits for transactions that have required the contrary. */
export async function rememberDeletedUser(
  database: Database,
  userId: string,
  now: number,
): Promise<void> {
  await database
    .insertInto('deleted_users')
    .values({ user_digest: digestOf(userId), deleted_at: now })
    .onConflict((conflict) => conflict.column('user_digest').doNothing())
    .execute();
}

/** Refuses a user who was deleted; until the transaction ends, nobody can remember this one as deleted. */
export async function requireUndeletedUser(transaction: Database, userId: string): Promise<void> {
  const digest = digestOf(userId);
  // A row that was added is locked for others even after it was removed again.
  const added = await transaction
    .insertInto('deleted_users')
    .values({ user_digest: digest, deleted_at: 0 })
    .onConflict((conflict) => conflict.column('user_digest').doNothing())
    .returning('user_digest')
    .executeTakeFirst();
  if (added === undefined) throw sessionInvalid();
  await transaction.deleteFrom('deleted_users').where('user_digest', '=', digest).execute();
}

export async function forgetDeletedUsers(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('deleted_users')
    .where('deleted_at', '<', now - KEPT_MS)
    .execute();
}

/** The id itself would be kept data about somebody who wanted none kept. */
function digestOf(userId: string): string {
  return createHash('sha256').update(userId).digest('hex');
}
