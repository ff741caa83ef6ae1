import type { Migration } from '@proviso/database';

/** Anonymous users; their placeholder address is one that no mail server can have (RFC 2606). */
export const anonymousUsers: Migration = async ({ schema }, { integer }) => {
  await schema
    .alterTable('auth_users')
    .addColumn('is_anonymous', integer, (column) => column.notNull().defaultTo(0))
    .execute();
};
