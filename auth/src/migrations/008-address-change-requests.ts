import type { Migration } from '@proviso/database';
import { sql } from 'kysely';

/** When a change of address was asked for; of those from before, when the last mail about it was sent. */
export const addressChangeRequests: Migration = async (database, { integer }) => {
  await database.schema
    .alterTable('auth_users')
    .addColumn('email_change_requested_at', integer)
    .execute();
  await sql`
    update auth_users set email_change_requested_at = email_change_sent_at
    where new_email is not null
  `.execute(database);
};
