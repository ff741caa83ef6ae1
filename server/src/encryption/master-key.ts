import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { Database } from '#server/tables/schema.ts';

import { deriveKey } from './sealer.ts';

const KEY_LENGTH = 32;
const CHECK_NAME = 'master key check';

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
 * The key that everything at rest is sealed with. The first start makes one where none is given; every later start
 * refuses any other, because what it would seal could not be opened beside what is there.
 */
export async function loadMasterKey({ configured, file, database }: Source): Promise<Uint8Array> {
  const stored = await readCheck(database);
  const key = configured ?? (await readKeyFile(file, stored !== undefined));
  const check = Buffer.from(deriveKey(key, 'proviso check of the master key'));
  await database
    .insertInto('installation')
    .values({ name: CHECK_NAME, value: check.toString('base64') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const expected = Buffer.from((await readCheck(database)) ?? '', 'base64');
  if (expected.length === check.length && timingSafeEqual(expected, check)) return key;
  throw new MasterKeyError(
    'The master key is not the one that the stored documents were sealed with. Set PROVISO_MASTER_KEY to that key, or put its key file back.',
  );
}

async function readCheck(database: Database): Promise<string | undefined> {
  const row = await database
    .selectFrom('installation')
    .select('value')
    .where('name', '=', CHECK_NAME)
    .executeTakeFirst();
  return row?.value;
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

async function makeKeyFile(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(KEY_LENGTH).toString('base64')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
