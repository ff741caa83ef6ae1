import type { Kysely } from 'kysely';

import type { Columns } from './columns.ts';
import { openPostgresql } from './postgresql/open-postgresql.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

/** Where the data lives: a file that this process alone will own, or a PostgreSQL server. */
export type DatabaseLocation =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgresql'; readonly url: string };

/** An open database. Both kinds take the same queries and give back the same values. */
export interface DatabaseConnection {
  readonly kind: DatabaseLocation['kind'];
  /** The column types of this kind, for migrations. */
  readonly columns: Columns;
  /** The query builder, seen through the tables that the caller owns. */
  as<Schema>(): Kysely<Schema>;
  /**
   * Takes content that was deleted out of the files, where that is ours to do: PostgreSQL reuses its space in its own
   * time.
   */
  purgeDeleted(): Promise<void>;
  /** Frees the file or the pool once queries under way are done; a second call changes nothing. */
  close(): Promise<void>;
}

/** What each kind has to bring. */
export interface OpenedDatabase {
  readonly kysely: Kysely<unknown>;
  readonly columns: Columns;
  readonly purgeDeleted: () => Promise<void>;
}

/** Opens a database, creating a SQLite file that is absent; throws a `DatabaseError` that says what to mend. */
export async function openDatabase(location: DatabaseLocation): Promise<DatabaseConnection> {
  const { kysely, columns, purgeDeleted } = await (location.kind === 'sqlite'
    ? openSqlite(location.file)
    : openPostgresql(location.url));
  return {
    kind: location.kind,
    columns,
    // The schema is a matter of the owner's migrations; Kysely holds nothing of it at run time.
    as: <Schema>() => kysely as unknown as Kysely<Schema>,
    purgeDeleted,
    close: () => kysely.destroy(),
  };
}
