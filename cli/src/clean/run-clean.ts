import { randomUUID } from 'node:crypto';
import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { DocumentError } from '@proviso/documents';
import { type KeyFile, writeKey } from '@proviso/engine/key';

import { CommandError } from '../command-error.ts';
import { describeNote } from '../describe-note.ts';
import { loadPolicy } from '../policy/load-policy.ts';
import { readInput } from '../read-input.ts';
import { checkTypes } from './check-types.ts';
import { type CleanedCopy, cleanFile } from './clean-file.ts';
import { CLEAN_HELP } from './clean-help.ts';
import { type CleanOptions, parseCleanOptions } from './parse-clean-options.ts';

/** `proviso clean`: writes a cleaned copy, and its certificate if requested, once the copy is verified. */
export async function runClean(
  commandArguments: readonly string[],
  write: (text: string) => void,
): Promise<0 | 1 | 2> {
  const options = await parseCleanOptions(commandArguments);
  if (options === undefined) {
    write(CLEAN_HELP);
    return 0;
  }
  try {
    write(summarize(await cleanAndWrite(options), options.output));
    return 0;
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    console.error(`proviso: ${error.message} (${error.code})`);
    return error.code === 'documents.cleaning_unproven' ? 1 : 2;
  }
}

async function cleanAndWrite(options: CleanOptions): Promise<CleanedCopy> {
  const { input, output, policy, choices } = options;
  await requireDistinctFiles(options);
  const pack = policy === undefined ? undefined : await loadPolicy(policy);
  checkTypes(Object.keys(choices.types ?? {}), pack);
  const analysis = pack === undefined ? {} : { policy: pack };
  const { bytes, format } = await readInput(input);
  const cleaned = await cleanFile(bytes, format, { analysis, choices });
  const { bytes: copy, certificate } = cleaned;
  // Written first, because only this can be refused for an existing file: without a way back nothing is written.
  if (options.key !== undefined) {
    await saveKey(options.key, writeKey(cleaned.key, certificate.output));
  }
  try {
    // The copy comes last: without its certificate it is not handed out.
    if (options.certificate !== undefined) await save(options.certificate, asJson(certificate));
    await save(output, copy);
  } catch (error) {
    if (options.key !== undefined) await rm(options.key);
    throw error;
  }
  return cleaned;
}

/** One name for two files would destroy the first: labels cannot be undone without the original or the key. */
async function requireDistinctFiles(options: CleanOptions): Promise<void> {
  const { input, output, key, certificate } = options;
  const given = [input, output, key, certificate].filter((path) => path !== undefined);
  const files = await Promise.all(given.map(resolvePath));
  if (new Set(files).size === files.length) return;
  throw new CommandError('cli.usage', 'The input and every file to write must be different files.');
}

/** Without links, also for a file that does not exist yet. */
async function resolvePath(path: string): Promise<string> {
  const folder = async () => join(await realpath(dirname(path)), basename(path));
  return realpath(path).catch(() => folder().catch(() => path));
}

/** Writes beside the target first, so that a full disk leaves what was there. */
async function save(path: string, content: string | Uint8Array): Promise<void> {
  const existing = await stat(path).catch(() => undefined);
  // A pipe or device cannot be replaced.
  if (existing?.isFile() === false) {
    await writeFile(path, content).catch(toWriteError(path));
    return;
  }
  const target = await realpath(path).catch(() => path);
  const temporary = join(dirname(target), `.${randomUUID()}.part`);
  try {
    await writeFile(temporary, content, { flag: 'wx', flush: true });
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    toWriteError(path)(error as NodeJS.ErrnoException);
  }
}

/** Never overwrites a file: an existing key may be the only one for a copy that was handed out earlier. */
async function saveKey(path: string, key: KeyFile): Promise<void> {
  await writeFile(path, asJson(key), { flag: 'wx', mode: 0o600 }).catch(toWriteError(path));
}

function toWriteError(path: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    const why = error.code === 'EEXIST' ? 'is there already' : 'could not be written';
    throw new CommandError('cli.not_written', `The file ${path} ${why}.`, { cause: error });
  };
}

function asJson(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function summarize({ certificate, absent }: CleanedCopy, output: string): string {
  const { edits, stripped, checks, kept, redrawnPages, unread } = certificate;
  const outcomes = Map.groupBy(edits, ({ outcome }) => outcome);
  const done = [...outcomes].map(([outcome, group]) => `${group.length} ${outcome}`);
  const lines = [
    `${output}: ${done.length === 0 ? 'no passage changed' : done.join(', ')}.`,
    ...stripped.map(({ description }) => `  stripped  ${description}`),
    ...(redrawnPages.length === 0 ? [] : [`  redrawn   pages ${redrawnPages.join(', ')}`]),
    ...absent.map((value) => `  absent    “${value}” was not found in what was read`),
    ...unread.map((part) => `  not read  ${describeNote(part)}`),
    ...kept.map(
      ({ place, label, count }) =>
        `  kept      ${label ?? 'a value'} (${place}) still stands ${count === 1 ? 'once' : `${count} times`}, where it may mean something else`,
    ),
    ...checks.map(({ description }) => `  checked   ${description}`),
  ];
  return `${lines.join('\n')}\n`;
}
