import { readFile } from 'node:fs/promises';

import {
  CATEGORIES,
  type Category,
  type Treatment,
  type TreatmentChoices,
  TREATMENTS,
} from '@proviso/engine/vocabulary';

import { CommandError } from '../command-error.ts';
import { parseChoice, requireSingleInput, parseArguments } from '../parse-arguments.ts';
import { STANDARD_INPUT } from '../read-input.ts';

/** Editors on Windows begin a file with it. */
const BYTE_ORDER_MARK = /^\uFEFF/u;

/** The options of `proviso clean`. */
export interface CleanOptions {
  readonly input: string;
  readonly output: string;
  /** Where to write the certificate; not written if absent. */
  readonly certificate: string | undefined;
  /** Where to write the key that maps labels to values; not written if absent. */
  readonly key: string | undefined;
  readonly policy: string | undefined;
  /** A list of values to remove. */
  readonly valuesFile: string | undefined;
  readonly choices: TreatmentChoices;
}

/** Parses the arguments after `clean`; undefined if only the help was requested. Throws cli.usage and cli.values. */
export async function parseCleanOptions(
  commandArguments: readonly string[],
): Promise<CleanOptions | undefined> {
  const { values, positionals } = parseArguments(commandArguments, {
    output: { type: 'string', short: 'o' },
    certificate: { type: 'string' },
    key: { type: 'string' },
    policy: { type: 'string' },
    treat: { type: 'string', multiple: true, default: [] },
    remove: { type: 'string', multiple: true, default: [] },
    'values-file': { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  });
  if (values.help) return undefined;
  if (values.output === undefined) {
    throw new CommandError('cli.usage', 'Name the file to write with -o.');
  }
  for (const option of ['output', 'certificate', 'key'] as const) {
    requireFileName(option, values[option]);
  }
  if (values.remove.some(isBlank)) {
    // As a variable that nobody set: the copy would seem to be without the value that was meant.
    throw new CommandError('cli.usage', '--remove takes a value that is not blank.');
  }
  const listed = values['values-file'];
  const given = [...values.remove, ...(listed === undefined ? [] : await readValues(listed))];
  return {
    input: requireSingleInput(positionals),
    output: values.output,
    certificate: values.certificate,
    key: values.key,
    policy: values.policy,
    valuesFile: listed,
    choices: { ...readTreatments(values.treat), values: given },
  };
}

/** The standard output has the summary. */
function requireFileName(option: string, path: string | undefined): void {
  if (path !== '' && path !== STANDARD_INPUT) return;
  const advice = path === '' ? '' : ', not the standard output. For a file of that name, write ./-';
  throw new CommandError('cli.usage', `--${option} takes the name of a file${advice}.`);
}

function isBlank(value: string): boolean {
  return value.trim() === '';
}

/** One value per line; blank lines are ignored. */
async function readValues(path: string): Promise<string[]> {
  const content = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new CommandError('cli.values', `The list ${path} could not be read.`, { cause: error });
  });
  return content
    .replace(BYTE_ORDER_MARK, '')
    .split(/\r?\n/)
    .filter((line) => !isBlank(line));
}

/** `NAME=TREATMENT`, where the name is a category or a type; the set of types depends on the policy. */
function readTreatments(given: readonly string[]): TreatmentChoices {
  const categories: Partial<Record<Category, Treatment>> = {};
  const types: Record<string, Treatment> = {};
  for (const one of given.flatMap((value) => value.split(','))) {
    const [name = '', value = '', ...rest] = one.split('=');
    if (name === '' || rest.length > 0) {
      throw new CommandError('cli.usage', `--treat takes NAME=TREATMENT, not "${one}".`);
    }
    const treatment = parseChoice('treat', value, TREATMENTS);
    const category = CATEGORIES.find((candidate) => candidate === name);
    if (category === undefined) types[name] = treatment;
    else categories[category] = treatment;
  }
  return { categories, types };
}
