import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { PolicyPack } from '@proviso/engine/policies';

import { CommandError } from '#cli/command-error.ts';

/** The packs that come with Proviso. */
const FOLDER = join(import.meta.dirname, '../../../policies');
const EXTENSION = '.yaml';

/**
 * Loads the policy that `--policy` names: a pack that comes with Proviso, or a file. Throws cli.policy with every
 * mistake in it.
 */
export async function loadPolicy(nameOrFile: string): Promise<PolicyPack> {
  const source = await readSource(nameOrFile);
  // Most scans name no policy, and do not wait for the libraries that read one.
  const { PolicyPackError, readPolicyPack } = await import('@proviso/engine/policies');
  try {
    return readPolicyPack(source);
  } catch (error) {
    if (!(error instanceof PolicyPackError)) throw error;
    const problems = error.message.replaceAll(/^/gm, '  ');
    throw new CommandError('cli.policy', `The policy ${nameOrFile} is not valid:\n${problems}`);
  }
}

/** A name of ours is ours, even where a file or folder happens to be called the same. */
async function readSource(nameOrFile: string): Promise<string> {
  const names = await packNames();
  const path = names.includes(nameOrFile) ? join(FOLDER, nameOrFile + EXTENSION) : nameOrFile;
  return readFile(path, 'utf8').catch((error: unknown) => {
    throw new CommandError(
      'cli.policy',
      `There is no policy ${nameOrFile}. Name a file, or one of ${names.join(', ')}.`,
      { cause: error },
    );
  });
}

async function packNames(): Promise<string[]> {
  const files = await readdir(FOLDER);
  return files
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => basename(file, EXTENSION))
    .sort();
}
