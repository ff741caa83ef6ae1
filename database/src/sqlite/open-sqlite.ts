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
  const { database, release } = own(file);
  const adapted = adaptNodeSqlite(database);
  const close = () => {
    adapted.close();
    release();
  };
  const dialect = new NodeSqliteDialect({ database: { ...adapted, close } });
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

interface OwnedDatabase {
  readonly database: DatabaseSync;
  readonly release: () => void;
}

/**
 * What is owned is a file of its own beside the database, by a transaction that lasts as long as the process: a lock on
 * the database itself would keep out a backup too.
 */
function own(file: string): OwnedDatabase {
  let lock: DatabaseSync | undefined;
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(`${file}.lock`, { timeout: BUSY_TIMEOUT });
    lock.exec('begin exclusive');
    database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
    database.exec('pragma journal_mode = wal');
    database.exec('pragma synchronous = full');
    database.exec('pragma foreign_keys = on');
    database.exec('pragma secure_delete = on');
    // A file that is no database, or that an older version of this program owns, shows now.
    database.exec('begin immediate; commit');
    return { database, release: () => lock?.close() };
  } catch (error) {
    database?.close();
    lock?.close();
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
