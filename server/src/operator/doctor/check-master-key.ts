import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';

import { masterKeyFile } from '#server/compose.ts';
import type { Configuration } from '#server/config/configuration.ts';
import { inspectMasterKey, type MasterKeyState } from '#server/encryption/master-key.ts';
import type { Database } from '#server/tables/schema.ts';

import { reasonOf, type Verdict, verdictsFor } from './verdict.ts';

const { ok, warning, failure } = verdictsFor('Master key');

/** Whether the key is readable only by its owner, and matches the documents as far as the database can tell. */
export async function checkMasterKey(
  configuration: Configuration,
  database: Database | undefined,
): Promise<Verdict> {
  const { masterKey: configured } = configuration.encryption;
  const file = masterKeyFile(configuration);
  try {
    const state = await inspectMasterKey({ configured, file, database });
    const verdict = explain(state, file, database !== undefined);
    const isExposed = configured === undefined && (await isOpenToOthers(file));
    if (verdict.level !== 'ok' || !isExposed) return verdict;
    return warning(`${file} can be read by other users of this machine: chmod 600 it.`);
  } catch (error) {
    return failure(`${file} cannot be read (${reasonOf(error)}). Run this as the server's user.`);
  }
}

function explain(state: MasterKeyState, file: string, isCompared: boolean): Verdict {
  const verdicts: Readonly<Record<MasterKeyState, Verdict>> = {
    fits: ok(isCompared ? 'the one of the documents that are kept' : 'can be read'),
    unused: ok('made at the first start; back it up with the data'),
    other: failure(
      'not the one that the documents were sealed with. Set PROVISO_MASTER_KEY to that one, or put its key file back.',
    ),
    missing: failure(`gone, and without it no document can be read. Put it back: ${file}`),
    damaged: failure(`damaged. Restore it from a backup: ${file}`),
  };
  return verdicts[state];
}

async function isOpenToOthers(file: string): Promise<boolean> {
  if (process.platform === 'win32' || !existsSync(file)) return false;
  return ((await stat(file)).mode & 0o077) !== 0;
}
