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

/** Opens the file exclusively for this process; `database.in_use` when another process has it. */
export async function openSqlite(file: string): Promise<OpenedDatabase> {
  const { database, release } = openExclusively(file);
  const adapted = adaptNodeSqlite(database);
  const close = () => {
    adapted.close();
    release();
  };
  const dialect = new NodeSqliteDialect({ database: { ...adapted, close } });
  const kysely = new Kysely<unknown>({ dialect });
  // Kysely closes only a connection it has queried before.
  await sql`select 1`.execute(kysely);
  return {
    kysely,
    columns,
    purgeDeleted: async () => {
      // Deleted rows are overwritten in place, but the write-ahead log still has the old pages.
      await sql`pragma wal_checkpoint(truncate)`.execute(kysely);
    },
  };
}

interface ExclusiveDatabase {
  readonly database: DatabaseSync;
  readonly release: () => void;
}

/**
 * Ownership is a lock on a separate file beside the database, held by a transaction for the life of the process: a lock
 * on the database itself would keep out backups too.
 */
function openExclusively(file: string): ExclusiveDatabase {
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
    // Detects a file that is not a database, or one owned by an older version of this program.
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

/** SQLite can roll back schema changes; Kysely does not use that by default. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
