import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { Database } from '#server/tables/schema.ts';
import { writeDurably } from '#server/write-durably.ts';

import { deriveKey } from './sealer.ts';

const KEY_LENGTH = 32;
const CHECK_PURPOSE = 'proviso check of the master key';
const CHECK_NAME = 'master key check';
const TURN_NAME = 'master key turn';

/** A master key that is not the one, or that is gone; the message tells the operator what to do. */
export class MasterKeyError extends Error {
  override readonly name = 'MasterKeyError';
}

interface Source {
  /** The key from the configuration, which wins over the file. */
  readonly configured: Uint8Array | undefined;
  readonly file: string;
  readonly database: Database;
}

/**
 * The key that everything at rest is sealed with. The first start makes one where none is given, and of several processes
 * that start at once the first; every later start refuses any other, because what it would seal could not be opened beside
 * what is there.
 */
export async function loadMasterKey({ configured, file, database }: Source): Promise<Uint8Array> {
  const { key, check, expected } = await database.transaction().execute(async (transaction) => {
    await waitForTurn(transaction);
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

/** How the key stands to the documents: `unused` before the first start. */
export type MasterKeyState = 'fits' | 'unused' | 'other' | 'missing' | 'damaged';

/** Looks and changes nothing. Without a database it is not known what was sealed, and a readable key fits. */
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

/** The row is held until the transaction ends: a key file is made by one process while the others wait for it. */
async function waitForTurn(transaction: Database): Promise<void> {
  await transaction
    .insertInto('installation')
    .values({ name: TURN_NAME, value: '' })
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
    // A new key would only hide that the old one is gone.
    if (isInUse) throw new MasterKeyError(`The key file is gone. Put it back: ${file}`);
    await makeKeyFile(file);
  }
  const key = Buffer.from(await readFile(file, 'utf8'), 'base64');
  if (key.length === KEY_LENGTH) return key;
  throw new MasterKeyError(`The key file is damaged. Restore it from a backup: ${file}`);
}

/** Written beside its place first: a process that is killed meanwhile leaves no half of a key. */
async function makeKeyFile(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const incoming = `${file}.${randomUUID()}`;
  await writeDurably(incoming, `${randomBytes(KEY_LENGTH).toString('base64')}\n`);
  await rename(incoming, file);
}
