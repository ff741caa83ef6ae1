import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { PolicyPack } from '@proviso/engine/policies';
import { CATEGORIES, type Category } from '@proviso/engine/vocabulary';

import { CommandError } from '#cli/command-error.ts';

/** The policy packs that ship with Proviso. */
const FOLDER = join(import.meta.dirname, '../../../policies');
const EXTENSION = '.yaml';

/**
 * Loads the policy named by `--policy`: a pack that ships with Proviso, or a file. Throws cli.policy with every mistake
 * in it, or if the policy leaves nothing to look for in the requested categories.
 */
export async function loadPolicy(
  nameOrFile: string,
  categories: readonly Category[] = CATEGORIES,
): Promise<PolicyPack> {
  const source = await readSource(nameOrFile);
  // Most scans use no policy and should not wait for the libraries that read one.
  const { findsAnything, PolicyPackError, readPolicyPack } =
    await import('@proviso/engine/policies');
  try {
    const pack = readPolicyPack(source);
    if (findsAnything(pack, categories)) return pack;
  } catch (error) {
    if (!(error instanceof PolicyPackError)) throw error;
    const problems = error.message.replaceAll(/^/gm, '  ');
    throw new CommandError('cli.policy', `The policy ${nameOrFile} is not valid:\n${problems}`);
  }
  const asked = categories.join(', ');
  throw new CommandError(
    'cli.policy',
    `Nothing is left to look for: the policy ${nameOrFile} switches off ${asked}.`,
  );
}

/** A shipped pack takes precedence, even if a file or folder has the same name. */
async function readSource(nameOrFile: string): Promise<string> {
  const names = await packNames();
  const path = names.includes(nameOrFile) ? join(FOLDER, nameOrFile + EXTENSION) : nameOrFile;
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const message = `${describeReadFailure(nameOrFile, error)} Name a file, or one of ${names.join(', ')}.`;
    throw new CommandError('cli.policy', message, { cause: error });
  });
}

function describeReadFailure(nameOrFile: string, { code }: NodeJS.ErrnoException): string {
  if (nameOrFile.trim() === '') return 'The policy has no name.';
  if (code === 'EISDIR') return `${nameOrFile} is a directory, not a policy.`;
  if (code === 'EACCES' || code === 'EPERM') {
    return `The policy ${nameOrFile} may not be read by this user.`;
  }
  return `There is no policy ${nameOrFile}.`;
}

async function packNames(): Promise<string[]> {
  const files = await readdir(FOLDER);
  return files
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => basename(file, EXTENSION))
    .sort();
}
