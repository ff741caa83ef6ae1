import { CATEGORIES, type Category, SEVERITIES, type Severity } from '@proviso/engine/vocabulary';

import { CommandError } from '../command-error.ts';
import { choose, parseArguments } from '../parse-arguments.ts';
import { OUTPUT_FORMATS, type OutputFormatName } from './formats/output-format.ts';

export interface ScanOptions {
  /** Paths, or `-` for the standard input; none when only the help is wanted. */
  readonly inputs: readonly string[];
  readonly format: OutputFormatName;
  readonly categories: readonly Category[];
  /** The mildest severity that makes the command exit with 1. */
  readonly failOn: Severity;
  /** The name or the file of a policy pack. */
  readonly policy: string | undefined;
  /** The JSON output of an earlier scan, whose findings are left out. */
  readonly baseline: string | undefined;
  /** Whether sensitive values are printed as they are. */
  readonly showsValues: boolean;
  readonly wantsHelp: boolean;
}

/** Reads the arguments after `scan`; throws cli.usage with what is wrong about them. */
export function parseScanOptions(commandArguments: readonly string[]): ScanOptions {
  const { values, positionals } = parse(commandArguments);
  if (positionals.length === 0 && !values.help) {
    throw new CommandError('cli.usage', 'Name at least one file, or - for the standard input.');
  }
  if (positionals.filter((input) => input === '-').length > 1) {
    throw new CommandError('cli.usage', 'The standard input can be read only once.');
  }
  const categories = values.category.flatMap((value) => value.split(','));
  return {
    inputs: positionals,
    format: choose('format', values.format, typedKeys(OUTPUT_FORMATS)),
    categories:
      categories.length === 0
        ? CATEGORIES
        : categories.map((category) => choose('category', category, CATEGORIES)),
    failOn: choose('fail-on', values['fail-on'], SEVERITIES),
    policy: values.policy,
    baseline: values.baseline,
    showsValues: values['show-values'],
    wantsHelp: values.help,
  };
}

function parse(commandArguments: readonly string[]) {
  return parseArguments(commandArguments, {
    format: { type: 'string', default: 'text' },
    category: { type: 'string', multiple: true, default: [] },
    'fail-on': { type: 'string', default: 'low' },
    policy: { type: 'string' },
    baseline: { type: 'string' },
    'show-values': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  });
}

function typedKeys<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
