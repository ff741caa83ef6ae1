import type { ExpressionBuilder } from 'kysely';

import { createUserStore } from '../accounts/user-store.ts';
import type { User } from '../accounts/user.ts';
import type { AuthDatabase, AuthTables } from '../tables.ts';

/** A page of the list of all users. */
interface UserPage {
  /** Newest first. */
  readonly users: readonly User[];
  /** Across all pages. */
  readonly total: number;
}

/** Pages are counted from 1; a filter is a substring of the address. */
export type ListUsers = (request: {
  readonly page: number;
  readonly perPage: number;
  readonly filter: string;
}) => Promise<UserPage>;

/** Binds `ListUsers` to the user store. */
export function createListUsers(database: AuthDatabase): ListUsers {
  return async ({ page, perPage, filter }) => {
    const all = database.selectFrom('authUsers');
    const matching = filter === '' ? all : all.where(contains(filter.toLowerCase()));
    const { count } = await matching
      .select((builder) => builder.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const rows = await matching
      .select('id')
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute();
    const ids = rows.map(({ id }) => id);
    return { users: await createUserStore(database).findAll(ids), total: count };
  };
}

/**
 * True when removing the text changes the address. (LIKE patterns would need escaping, which differs between
 * databases.)
 */
function contains(text: string) {
  return (builder: ExpressionBuilder<AuthTables, 'authUsers'>) =>
    builder(
      builder.fn<string>('replace', ['email', builder.val(text), builder.val('')]),
      '!=',
      builder.ref('email'),
    );
}
