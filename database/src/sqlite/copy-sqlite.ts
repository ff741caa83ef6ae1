import { chmodSync, closeSync, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';

import { DatabaseError } from '../database-error.ts';

/** How long to wait for a moment without a writer, in milliseconds. */
const BUSY_TIMEOUT = 10_000;
/** All pages in one step: a copy in several steps restarts whenever a write happens between two of them. */
const ALL_PAGES = 2 ** 31 - 1;
const OWNER_ONLY = 0o600;

/**
 * Writes a consistent copy of a SQLite database, even while another process owns and writes it. `copy` must not exist
 * yet; only its owner can read it.
 */
export async function copySqlite(file: string, copy: string): Promise<void> {
  let source: DatabaseSync | undefined;
  try {
    // Fail if there is no original, rather than create one; and create the copy with its permissions from the start.
    closeSync(openSync(file, 'r+'));
    closeSync(openSync(copy, 'wx', OWNER_ONLY));
    source = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
    await backup(source, copy, { rate: ALL_PAGES });
    chmodSync(copy, OWNER_ONLY);
  } catch (error) {
    throw new DatabaseError('database.unavailable', { cause: error });
  } finally {
    source?.close();
  }
}
