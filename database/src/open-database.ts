import type { Kysely } from 'kysely';

import type { Columns } from './columns.ts';
import { openPostgresql } from './postgresql/open-postgresql.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

/** Where the data is: a file that this process owns exclusively, or a PostgreSQL server. */
export type DatabaseLocation =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgresql'; readonly url: string };

/** An open database. Both kinds accept the same queries and return the same values. */
export interface DatabaseConnection {
  readonly kind: DatabaseLocation['kind'];
  /** This kind's column types, for migrations. */
  readonly columns: Columns;
  /** The query builder, typed with the caller's tables. */
  as<Schema>(): Kysely<Schema>;
  /** Removes deleted content from the files where that is up to us; PostgreSQL reuses its space on its own schedule. */
  purgeDeleted(): Promise<void>;
  /** Closes the file or the pool once running queries are done; idempotent. */
  close(): Promise<void>;
}

/** What each kind of database must provide. */
export interface OpenedDatabase {
  readonly kysely: Kysely<unknown>;
  readonly columns: Columns;
  readonly purgeDeleted: () => Promise<void>;
}

/** Opens a database, creating a missing SQLite file; throws a `DatabaseError` that says what to fix. */
export async function openDatabase(location: DatabaseLocation): Promise<DatabaseConnection> {
  const { kysely, columns, purgeDeleted } = await (location.kind === 'sqlite'
    ? openSqlite(location.file)
    : openPostgresql(location.url));
  return {
    kind: location.kind,
    columns,
    // The owner's migrations define the schema; Kysely keeps nothing of it at run time.
    as: <Schema>() => kysely as unknown as Kysely<Schema>,
    purgeDeleted,
    close: () => kysely.destroy(),
  };
}
