import { existsSync } from 'node:fs';

import { authMigrations } from '@proviso/auth';
import {
  type DatabaseConnection,
  DatabaseError,
  type MigrationSet,
  readSchemaState,
} from '@proviso/database';
import { sql } from 'kysely';

import { openConfiguredDatabase, sqliteFile } from '#server/compose.ts';
import type { Configuration } from '#server/config/configuration.ts';
import { serverMigrations } from '#server/migrations/migrations.ts';
import type { Schema } from '#server/tables/schema.ts';

import { checkBucket } from './check-bucket.ts';
import { checkMasterKey } from './check-master-key.ts';
import { reasonOf, type Verdict, verdictsFor } from './verdict.ts';

const { ok, warning, failure } = verdictsFor('Database');
const schemaVerdict = verdictsFor('Schema');

/**
 * Whether the database answers, how its schema relates to this version, and whether the master key and the bucket
 * belong to it.
 */
export async function checkDatabase(configuration: Configuration): Promise<Verdict[]> {
  const checkKeyOnly = () => checkMasterKey(configuration, undefined);
  if (isFirstStart(configuration)) {
    const verdict = ok('SQLite, which is made at the first start');
    return [verdict, await checkKeyOnly(), ...(await checkBucket(configuration, undefined))];
  }
  const opened = await tryOpenDatabase(configuration);
  if ('level' in opened) return [opened, await checkKeyOnly()];
  try {
    return await runChecks(configuration, opened.connection);
  } catch (error) {
    return [failure(`does not answer what it is asked (${reasonOf(error)}). See its log.`)];
  } finally {
    await opened.connection.close();
  }
}

/** Opening SQLite would create its file. */
function isFirstStart({ data }: Configuration): boolean {
  return data.databaseUrl === undefined && !existsSync(sqliteFile({ data }));
}

async function tryOpenDatabase(
  configuration: Configuration,
): Promise<Verdict | { readonly connection: DatabaseConnection }> {
  try {
    return { connection: await openConfiguredDatabase(configuration) };
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    if (error.code === 'database.in_use') {
      return ok(
        'SQLite, in use by a running server; stop that to have its tables and key looked at',
      );
    }
    if (error.code !== 'database.unavailable') return failure(error.message);
    return failure(
      `cannot be reached or opened (${reasonOf(error.cause)}). ${hintFor(configuration)}`,
    );
  }
}

function hintFor({ data }: Configuration): string {
  return data.databaseUrl === undefined
    ? 'Look at the rights of proviso.db in the data folder.'
    : 'Look at DATABASE_URL, at the network between, and whether the server runs.';
}

async function runChecks(
  configuration: Configuration,
  connection: DatabaseConnection,
): Promise<Verdict[]> {
  const schema = await checkSchema(connection);
  const database = schema.isNew ? undefined : connection.as<Schema>();
  return [
    await describeServer(connection),
    schema.verdict,
    await checkMasterKey(configuration, database),
    ...(await checkBucket(configuration, database)),
  ];
}

async function describeServer(connection: DatabaseConnection): Promise<Verdict> {
  if (connection.kind === 'sqlite') return ok('SQLite');
  const { rows } = await sql<{ version: string; most: string }>`
    select current_setting('server_version') as version, current_setting('max_connections') as most
  `.execute(connection.as());
  const { version = '', most = '' } = rows[0] ?? {};
  const text = `PostgreSQL ${version}, at most ${most} connections, of which a process takes up to 14`;
  return Number(most) >= 20 ? ok(text) : warning(`${text}. Raise max_connections.`);
}

async function checkSchema(
  connection: DatabaseConnection,
): Promise<{ readonly isNew: boolean; readonly verdict: Verdict }> {
  const sets: readonly MigrationSet[] = [serverMigrations, authMigrations];
  const states = await Promise.all(sets.map((set) => readSchemaState(connection, set)));
  const [server] = states;
  const isNew = server?.pending.length === Object.keys(serverMigrations.migrations).length;
  const pending = states.flatMap((state) => state.pending);
  if (states.some((state) => state.isNewer)) {
    const text = 'was written by a newer version. Start that one, or restore an older backup.';
    return { isNew, verdict: schemaVerdict.failure(text) };
  }
  if (isNew) return { isNew, verdict: schemaVerdict.ok('made at the first start') };
  if (pending.length === 0) return { isNew, verdict: schemaVerdict.ok('up to date') };
  const text = `older than the program by ${pending.length} steps, which the next start makes up for`;
  return { isNew, verdict: schemaVerdict.warning(`${text}. Back it up before.`) };
}
