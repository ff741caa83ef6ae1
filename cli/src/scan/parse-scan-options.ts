import { CATEGORIES, type Category, SEVERITIES, type Severity } from '@proviso/engine/vocabulary';

import { CommandError } from '../command-error.ts';
import { parseChoice, parseArguments } from '../parse-arguments.ts';
import { OUTPUT_FORMATS, type OutputFormatName } from './formats/output-format.ts';

export interface ScanOptions {
  /** Paths, or `-` for the standard input; none when only the help is wanted, or where a list names them. */
  readonly inputs: readonly string[];
  /** A file that lists more paths, or `-` for the standard input. */
  readonly filesFrom: string | undefined;
  /** Whether that list may name nothing. */
  readonly allowsEmptyList: boolean;
  /** Whether files without content are left out rather than told as unreadable. */
  readonly skipsEmpty: boolean;
  readonly format: OutputFormatName;
  readonly categories: readonly Category[];
  /** The lowest severity that makes the command exit with 1. */
  readonly failOn: Severity;
  /** Whether a document that was read only in part counts as one that could not be read. */
  readonly failsOnUnread: boolean;
  /** The name or path of a policy pack. */
  readonly policy: string | undefined;
  /** The JSON output of an earlier scan, whose findings are left out. */
  readonly baseline: string | undefined;
  /** Whether sensitive values are printed unmasked. */
  readonly showsValues: boolean;
  readonly wantsHelp: boolean;
}

/** Parses the arguments after `scan`; throws cli.usage with what is wrong about them. */
export function parseScanOptions(commandArguments: readonly string[]): ScanOptions {
  const { values, positionals } = parse(commandArguments);
  const categories = values.category.flatMap((value) => value.split(','));
  const options = {
    inputs: positionals,
    filesFrom: values['files-from'],
    allowsEmptyList: values['allow-empty-list'],
    skipsEmpty: values['skip-empty'],
    format: parseChoice('format', values.format, typedKeys(OUTPUT_FORMATS)),
    categories:
      categories.length === 0
        ? CATEGORIES
        : categories.map((category) => parseChoice('category', category, CATEGORIES)),
    failOn: parseChoice('fail-on', values['fail-on'], SEVERITIES),
    failsOnUnread: values['fail-on-unread'],
    policy: values.policy,
    baseline: values.baseline,
    showsValues: values['show-values'],
    wantsHelp: values.help,
  };
  // After the options: one without its value takes the file for it, and that is what to be told.
  if (!options.wantsHelp) checkInputs(positionals, values['files-from']);
  return options;
}

function checkInputs(inputs: readonly string[], filesFrom: string | undefined): void {
  if (inputs.length === 0 && filesFrom === undefined) {
    throw new CommandError('cli.usage', 'Name at least one file, or - for the standard input.');
  }
  if ([...inputs, filesFrom].filter((input) => input === '-').length > 1) {
    throw new CommandError('cli.usage', 'The standard input can be read only once.');
  }
}

function parse(commandArguments: readonly string[]) {
  return parseArguments(commandArguments, {
    format: { type: 'string', default: 'text' },
    category: { type: 'string', multiple: true, default: [] },
    'files-from': { type: 'string' },
    'allow-empty-list': { type: 'boolean', default: false },
    'skip-empty': { type: 'boolean', default: false },
    'fail-on': { type: 'string', default: 'low' },
    'fail-on-unread': { type: 'boolean', default: false },
    policy: { type: 'string' },
    baseline: { type: 'string' },
    'show-values': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  });
}

function typedKeys<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[];
}
