import { parseArgs, type ParseArgsConfig } from 'node:util';

import { CommandError } from './command-error.ts';

/** The result of `parseArgs` for a command's options. */
type Parsed<Options extends ParseArgsConfig['options']> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/** Parses a command's arguments strictly; throws cli.usage, which names the invalid option. */
export function parseArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  commandArguments: readonly string[],
  options: Options,
): Parsed<Options> {
  try {
    return parseArgs({ args: [...commandArguments], allowPositionals: true, options });
  } catch (error) {
    // parseArgs throws a TypeError whose message names the option.
    const message = error instanceof Error ? error.message : undefined;
    throw new CommandError('cli.usage', message, { cause: error });
  }
}

/** One of a few values; throws cli.usage, which lists them, for any other. */
export function parseChoice<Choice extends string>(
  option: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) {
    throw new CommandError('cli.usage', `--${option} takes ${choices.join(', ')}.`);
  }
  return choice;
}

/** The single input of a command that takes exactly one. */
export function requireSingleInput(positionals: readonly string[]): string {
  const [input, ...others] = positionals;
  if (input === undefined || others.length > 0) {
    throw new CommandError('cli.usage', 'Name one file, or - for the standard input.');
  }
  return input;
}
