import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { DocumentError } from '@proviso/documents';
import { printableLines } from '@proviso/engine/formats';
import { writeKey } from '@proviso/engine/key';

import { CommandError } from '../command-error.ts';
import { describeNote } from '../describe-note.ts';
import { loadPolicy } from '../policy/load-policy.ts';
import { readInput, STANDARD_INPUT } from '../read-input.ts';
import { checkTypes } from './check-types.ts';
import { type CleanedCopy, cleanFile } from './clean-file.ts';
import { CLEAN_HELP } from './clean-help.ts';
import { type CleanOptions, parseCleanOptions } from './parse-clean-options.ts';
import { writeFiles } from './write-files.ts';

/** An existing key may be the only one for a copy that was handed out earlier. */
const KEY = { mode: 0o600, isNeverReplaced: true };
const DEFAULT_RIGHTS = 0o666;
const ALL_RIGHTS = 0o777;

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
    write(printableLines(summarize(await cleanAndWrite(options), options.output)));
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
  const mode = await rightsFor(input);
  await writeFiles([
    ...(options.key === undefined
      ? []
      : [
          { path: options.key, content: asJson(writeKey(cleaned.key, certificate.output)), ...KEY },
        ]),
    // Before the copy, which is not handed out without it.
    ...(options.certificate === undefined
      ? []
      : [{ path: options.certificate, content: asJson(certificate), mode }]),
    { path: output, content: copy, mode },
  ]);
  return cleaned;
}

/** One name for two files would destroy the first: labels cannot be undone without the original or the key. */
async function requireDistinctFiles(options: CleanOptions): Promise<void> {
  const { input, output, key, certificate, valuesFile } = options;
  const given = [input, valuesFile, output, key, certificate].filter((path) => path !== undefined);
  const files = await Promise.all(given.map(resolvePath));
  if (new Set(files).size === files.length) return;
  throw new CommandError('cli.usage', 'The files to read and to write must be different files.');
}

/** Without links, also for a file that does not exist yet. */
async function resolvePath(path: string): Promise<string> {
  const folder = async () => join(await realpath(dirname(path)), basename(path));
  return realpath(path).catch(() => folder().catch(() => path));
}

/** A copy is for the same readers as its original, as with cp. */
async function rightsFor(input: string): Promise<number> {
  return input === STANDARD_INPUT ? DEFAULT_RIGHTS : (await stat(input)).mode & ALL_RIGHTS;
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
