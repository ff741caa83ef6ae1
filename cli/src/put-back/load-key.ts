import { readFile } from 'node:fs/promises';

import { type KeyProblem, type LabelKey, readKey } from '@proviso/engine/key';

import { CommandError } from '../command-error.ts';
import { openProtectedKey } from './open-protected-key.ts';

const PROBLEMS: Readonly<Record<KeyProblem, string>> = {
  'not-a-key': 'is no key to a cleaned copy',
  'newer-version': 'is a key of a later version of Proviso',
  protected: 'is protected by a passphrase: name a file that holds it with --passphrase-file',
};

/** Reads a key, protected or not. Throws cli.key if it is unusable. */
export async function loadKey(path: string, passphraseFile: string | undefined): Promise<LabelKey> {
  const content = await readText(path, 'key');
  const key = readKey(content);
  if ('labels' in key) return key.labels;
  if (key.problem !== 'protected' || passphraseFile === undefined) throw refuse(path, key.problem);
  const [passphrase = ''] = (await readText(passphraseFile, 'passphrase')).split(/\r?\n/u);
  const opened = readKey(await openProtectedKey(content, passphrase));
  if ('labels' in opened) return opened.labels;
  throw refuse(path, opened.problem);
}

function refuse(path: string, problem: KeyProblem): CommandError {
  return new CommandError('cli.key', `The file ${path} ${PROBLEMS[problem]}.`);
}

async function readText(path: string, what: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    throw new CommandError('cli.key', `The ${what} ${path} could not be read.`, { cause: error });
  });
}
