import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { Kysely, SqliteAdapter, SqliteDialect, sql } from 'kysely';

import type { Columns } from '../columns.ts';
import { DatabaseError } from '../database-error.ts';
import type { OpenedDatabase } from '../open-database.ts';
import { adaptNodeSqlite } from './adapt-node-sqlite.ts';

/** How long a start waits for a process that is just ending, in milliseconds. */
const BUSY_TIMEOUT = 1000;
const SQLITE_BUSY = 5;

const columns: Columns = {
  identity: sql`integer primary key autoincrement`,
  integer: 'integer',
  real: 'real',
  text: 'text',
  bytes: 'blob',
};

/** Opens the file for this process alone; `database.in_use` when another process has it. */
export async function openSqlite(file: string): Promise<OpenedDatabase> {
  const dialect = new NodeSqliteDialect({ database: adaptNodeSqlite(own(file)) });
  const kysely = new Kysely<unknown>({ dialect });
  // Kysely closes at its end only what it has queried before.
  await sql`select 1`.execute(kysely);
  return {
    kysely,
    columns,
    purgeDeleted: async () => {
      // Deleted rows are overwritten where they stood; the log still has the pages as they were before.
      await sql`pragma wal_checkpoint(truncate)`.execute(kysely);
    },
  };
}

function own(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
    // The lock must be asked for before the write-ahead log is first touched, and is taken by the transaction.
    database.exec('pragma locking_mode = exclusive');
    database.exec('pragma journal_mode = wal');
    database.exec('pragma synchronous = full');
    database.exec('pragma foreign_keys = on');
    database.exec('pragma secure_delete = on');
    database.exec('begin exclusive; commit');
    return database;
  } catch (error) {
    database?.close();
    throw new DatabaseError(isBusy(error) ? 'database.in_use' : 'database.unavailable', {
      cause: error,
    });
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** SQLite rolls schema changes back like any others; Kysely leaves that unused by default. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
