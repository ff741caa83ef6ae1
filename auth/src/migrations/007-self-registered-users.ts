import type { Migration } from '@proviso/database';
import { sql } from 'kysely';

/** An operator's account gets its first confirmation mail later, if ever. */
const MINUTE = 60_000;

/** Which accounts strangers may have opened; of those from before, the ones that look like it. */
export const selfRegisteredUsers: Migration = async (database, { integer }) => {
  await database.schema
    .alterTable('auth_users')
    .addColumn('is_self_registered', integer, (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`
    update auth_users set is_self_registered = 1
    where is_anonymous = 0 and email_confirmed_at is null and invited_at is null and phone is null
      and confirmation_sent_at - created_at < ${MINUTE}
  `.execute(database);
};
