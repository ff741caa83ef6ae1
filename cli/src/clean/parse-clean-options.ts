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

/** The options of `proviso clean`. */
export interface CleanOptions {
  readonly input: string;
  readonly output: string;
  /** Where to write the certificate; not written if absent. */
  readonly certificate: string | undefined;
  /** Where to write the key that maps labels to values; not written if absent. */
  readonly key: string | undefined;
  readonly policy: string | undefined;
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
  const listed = values['values-file'];
  const given = [...values.remove, ...(listed === undefined ? [] : await readValues(listed))];
  return {
    input: requireSingleInput(positionals),
    output: values.output,
    certificate: values.certificate,
    key: values.key,
    policy: values.policy,
    choices: { ...readTreatments(values.treat), values: given },
  };
}

/** One value per line; blank lines are ignored. */
async function readValues(path: string): Promise<string[]> {
  const content = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new CommandError('cli.values', `The list ${path} could not be read.`, { cause: error });
  });
  return content.split(/\r?\n/).filter((line) => line.trim() !== '');
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
