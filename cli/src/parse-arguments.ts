import { parseArgs, type ParseArgsConfig } from 'node:util';

import { CommandError } from './command-error.ts';

/** The result of `parseArgs` for a command's options. */
type Parsed<Options extends ParseArgsConfig['options']> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>;

/**
 * Parses a command's arguments strictly; throws cli.usage, which names the invalid option. An option for one value that
 * is given twice is invalid as well: a second policy or list would silently replace the first.
 */
export function parseArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  commandArguments: readonly string[],
  options: Options,
): Parsed<Options> {
  try {
    const args = [...commandArguments];
    const { tokens } = parseArgs({ args, allowPositionals: true, options, tokens: true });
    requireOnce(tokens, options);
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    if (error instanceof CommandError) throw error;
    // parseArgs throws a TypeError whose message names the option.
    const message = error instanceof Error ? error.message : undefined;
    throw new CommandError('cli.usage', message, { cause: error });
  }
}

/** A switch may be repeated, which changes nothing. */
function requireOnce(
  tokens: readonly { readonly kind: string; readonly name?: string }[],
  options: NonNullable<ParseArgsConfig['options']>,
): void {
  const seen = new Set<string>();
  for (const { name = '' } of tokens) {
    const option = options[name];
    if (option?.type !== 'string' || option.multiple) continue;
    if (seen.has(name)) throw new CommandError('cli.usage', `--${name} is given more than once.`);
    seen.add(name);
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
