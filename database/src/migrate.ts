import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';

import type { Columns } from './columns.ts';
import { DatabaseError } from './database-error.ts';
import type { DatabaseConnection } from './open-database.ts';

/** One migration: forward only, written once for both dialects. */
export type Migration = (database: Kysely<unknown>, columns: Columns) => Promise<void>;

/** One owner's migrations, by name; they run in name order. */
export interface MigrationSet {
  readonly owner: 'auth' | 'server';
  readonly migrations: Readonly<Record<string, Migration>>;
}

/**
 * Migrates one owner's tables in a single transaction. Processes that start at once wait for each other. Throws
 * `database.newer_schema` when the database contains a migration that this program does not know.
 */
export async function migrate(connection: DatabaseConnection, set: MigrationSet): Promise<void> {
  const table = migrationTable(set);
  const migrator = new Migrator({
    db: connection.as(),
    provider: { getMigrations: async () => bind(set.migrations, connection.columns) },
    migrationTableName: table,
    migrationLockTableName: `${table}_lock`,
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const { isNewer } = await readSchemaState(connection, set);
  throw new DatabaseError(isNewer ? 'database.newer_schema' : 'database.migration_failed', {
    cause: error,
  });
}

/** How one owner's tables relate to this program. */
export interface SchemaState {
  /** Migrations that have not run yet: all of them for a new database. */
  readonly pending: readonly string[];
  /** Whether the database contains a migration that this program does not know. */
  readonly isNewer: boolean;
}

/** Reads the schema's state without changing anything. */
export async function readSchemaState(
  connection: DatabaseConnection,
  set: MigrationSet,
): Promise<SchemaState> {
  const ran = await executed(connection, migrationTable(set));
  return {
    pending: Object.keys(set.migrations).filter((name) => !ran.includes(name)),
    isNewer: ran.some((name) => !(name in set.migrations)),
  };
}

function migrationTable({ owner }: Pick<MigrationSet, 'owner'>): string {
  return `${owner}_migrations`;
}

function bind(migrations: MigrationSet['migrations'], columns: Columns) {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, up]) => [
      name,
      { up: (database: Kysely<unknown>) => up(database, columns) },
    ]),
  );
}

/** The migrations that have run; none if the migrator could not even create its table. */
async function executed(connection: DatabaseConnection, table: string): Promise<string[]> {
  const database = connection.as<Record<string, { name: string }>>();
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === table)) return [];
  const rows = await database.selectFrom(table).select('name').execute();
  return rows.map(({ name }) => name);
}
