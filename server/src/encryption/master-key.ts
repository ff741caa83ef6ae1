import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

import { writeDurably } from '#server/disk/write-durably.ts';
import type { Database } from '#server/tables/schema.ts';

import { deriveKey } from './sealer.ts';

const KEY_LENGTH = 32;
const CHECK_PURPOSE = 'proviso check of the master key';
const CHECK_NAME = 'master key check';
const LOCK_NAME = 'master key turn';

/** The master key is wrong or missing; the message tells the operator what to do. */
export class MasterKeyError extends Error {
  override readonly name = 'MasterKeyError';
}

interface Source {
  /** The configured key, which takes precedence over the file. */
  readonly configured: Uint8Array | undefined;
  readonly file: string;
  readonly database: Database;
}

/**
 * The key that encrypts everything at rest. The first start creates one when none is given; if several processes start
 * at once, one of them does. Every later start refuses any other key, because data encrypted with different keys could
 * not be read together.
 */
export async function loadMasterKey({ configured, file, database }: Source): Promise<Uint8Array> {
  const { key, check, expected } = await database.transaction().execute(async (transaction) => {
    await lockMasterKey(transaction);
    const stored = await readCheck(transaction);
    const found = configured ?? (await readKeyFile(file, stored !== undefined));
    const made = Buffer.from(deriveKey(found, CHECK_PURPOSE));
    if (stored === undefined) await writeCheck(transaction, made);
    return { key: found, check: made, expected: stored ?? made };
  });
  if (expected.length === check.length && timingSafeEqual(expected, check)) return key;
  throw new MasterKeyError(
    'The master key is not the one that the stored documents were sealed with. Set PROVISO_MASTER_KEY to that key, or put its key file back.',
  );
}

/** How the key relates to the stored data: `unused` before the first start. */
export type MasterKeyState = 'fits' | 'unused' | 'other' | 'missing' | 'damaged';

/** Read-only. Without a database it is unknown what was encrypted, so any readable key counts as fitting. */
export async function inspectMasterKey({
  configured,
  file,
  database,
}: Omit<Source, 'database'> & {
  readonly database: Database | undefined;
}): Promise<MasterKeyState> {
  const stored = database && (await readCheck(database));
  if (configured === undefined && !existsSync(file)) return stored ? 'missing' : 'unused';
  const key = configured ?? Buffer.from(await readFile(file, 'utf8'), 'base64');
  if (key.length !== KEY_LENGTH) return 'damaged';
  const check = Buffer.from(deriveKey(key, CHECK_PURPOSE));
  return stored === undefined || stored.equals(check) ? 'fits' : 'other';
}

/** Locks the row until the transaction ends, so that one process creates the key file while the others wait. */
async function lockMasterKey(transaction: Database): Promise<void> {
  await transaction
    .insertInto('installation')
    .values({ name: LOCK_NAME, value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '' }))
    .execute();
}

async function writeCheck(transaction: Database, check: Buffer): Promise<void> {
  const value = check.toString('base64');
  await transaction.insertInto('installation').values({ name: CHECK_NAME, value }).execute();
}

async function readCheck(database: Database): Promise<Buffer | undefined> {
  const row = await database
    .selectFrom('installation')
    .select('value')
    .where('name', '=', CHECK_NAME)
    .executeTakeFirst();
  return row && Buffer.from(row.value, 'base64');
}

async function readKeyFile(file: string, isInUse: boolean): Promise<Uint8Array> {
  if (!existsSync(file)) {
    // Creating a new key would only hide that the old one is lost.
    if (isInUse) throw new MasterKeyError(`The key file is gone. Put it back: ${file}`);
    await createKeyFile(file);
  }
  const key = Buffer.from(await readFile(file, 'utf8'), 'base64');
  if (key.length === KEY_LENGTH) return key;
  throw new MasterKeyError(`The key file is damaged. Restore it from a backup: ${file}`);
}

/** Written to a temporary file first, so that a killed process never leaves a partial key. */
async function createKeyFile(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const incoming = `${file}.${randomUUID()}`;
  await writeDurably(incoming, `${randomBytes(KEY_LENGTH).toString('base64')}\n`);
  await rename(incoming, file);
}
