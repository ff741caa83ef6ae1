import { randomUUID } from 'node:crypto';
import { rmSync, type Stats } from 'node:fs';
import { open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { CommandError } from '../command-error.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'is there already',
  EISDIR: 'is a directory',
};

/** A file to write. */
export interface NewFile {
  readonly path: string;
  readonly content: string | Uint8Array;
  /** Its rights, as far as the user's mask allows them; a file that is replaced keeps its own. */
  readonly mode: number;
  /** Whether a file that is there already is an error. */
  readonly isNeverReplaced?: boolean;
}

/** Gives a file that was written under another name its own. */
type Finish = () => Promise<void>;

/**
 * Writes all of these files or none: each is on the disk before the first gets its name, so that a full disk leaves
 * what was there. What is unfinished is removed, also when a signal ends the process. Throws cli.not_written.
 */
export async function writeFiles(files: readonly NewFile[]): Promise<void> {
  const unfinished = new Set<string>();
  const onSignal = (signal: NodeJS.Signals): void => {
    for (const path of unfinished) rmSync(path, { force: true });
    for (const name of SIGNALS) process.off(name, onSignal);
    process.kill(process.pid, signal);
  };
  for (const name of SIGNALS) process.on(name, onSignal);
  try {
    await prepareAndFinish(files, unfinished);
    unfinished.clear();
  } finally {
    for (const path of unfinished) await rm(path, { force: true });
    for (const name of SIGNALS) process.off(name, onSignal);
  }
}

async function prepareAndFinish(files: readonly NewFile[], unfinished: Set<string>): Promise<void> {
  const prepared: { readonly file: NewFile; readonly finish: Finish }[] = [];
  for (const file of files) {
    const finish = await prepare(file, unfinished).catch(toWriteError(file));
    prepared.push({ file, finish });
  }
  for (const { file, finish } of prepared) await finish().catch(toWriteError(file));
}

async function prepare(file: NewFile, unfinished: Set<string>): Promise<Finish> {
  const { path, content, mode, isNeverReplaced } = file;
  if (isNeverReplaced) {
    await create(file, unfinished);
    return async () => undefined;
  }
  const existing = await stat(path).catch(() => undefined);
  if (existing?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
  // A pipe or device cannot be replaced.
  if (existing?.isFile() === false) return () => writeFile(path, content);
  const target = await realpath(path).catch(() => path);
  const temporary = join(dirname(target), `.${randomUUID()}.part`);
  await create({ path: temporary, content, mode }, unfinished, rightsOf(existing));
  return () => rename(temporary, target);
}

function rightsOf(existing: Stats | undefined): number | undefined {
  return existing && existing.mode & 0o777;
}

/** With exactly these rights if they are given, else with those of the file as far as the user's mask allows. */
async function create(
  { path, content, mode }: NewFile,
  unfinished: Set<string>,
  exactMode?: number,
): Promise<void> {
  const handle = await open(path, 'wx', exactMode ?? mode);
  unfinished.add(path);
  try {
    if (exactMode !== undefined) await handle.chmod(exactMode);
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function toWriteError({ path }: NewFile): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    const reason = REASONS[error.code ?? ''] ?? 'could not be written';
    throw new CommandError('cli.not_written', `The file ${path} ${reason}.`, { cause: error });
  };
}
