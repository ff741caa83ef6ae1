import { chmodSync, closeSync, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';

import { DatabaseError } from '../database-error.ts';

/** How long to wait for a moment without a writer, in milliseconds. */
const BUSY_TIMEOUT = 10_000;
/** All pages in one step: a copy in several would begin anew whenever somebody writes between two of them. */
const ALL_PAGES = 2 ** 31 - 1;
const OWNER_ONLY = 0o600;

/**
 * Writes a copy of a SQLite database as it is at one moment, also while another process owns and writes it; `copy` must
 * not be there yet, and is for its owner alone.
 */
export async function copySqlite(file: string, copy: string): Promise<void> {
  let source: DatabaseSync | undefined;
  try {
    // Nothing is made where nothing is, neither the original nor a copy that others can read for a moment.
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
