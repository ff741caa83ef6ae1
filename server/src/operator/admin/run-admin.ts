import { parseArgs } from 'node:util';

import { AuthError, SigningKeyError } from '@proviso/auth';

import { compose } from '#server/compose.ts';
import { readConfiguration } from '#server/config/configuration.ts';
import { explainStartFailure } from '#server/explain-start-failure.ts';
import { createFeatures } from '#server/features.ts';
import { createLogger } from '#server/logging/logger.ts';

import { ADMIN_COMMANDS, type AdminCommand } from './admin-commands.ts';
import { AdminError } from './admin-error.ts';
import type { Terminal } from './choose-password.ts';

const HELP = `Usage: proviso admin COMMAND

Commands:
  create-user EMAIL [--name NAME]    create an account with a confirmed address
  reset-password EMAIL               set a new password for an account; all its sessions end
  list-users [PART]                  list accounts, or those whose address contains PART
  ban EMAIL [--for DURATION]         ban an account, for a duration such as 24h or permanently
  unban EMAIL                        lift the ban
  delete-user EMAIL                  delete an account and all of its data, permanently
  list-keys                          list the keys that sign access tokens
  rotate-key                         create a new key, which signs from then on
  drop-key KEY                       delete a key that no longer signs, and refuse its tokens

Passwords are asked for on the terminal; with an empty answer or no terminal, one is generated and printed once.
The data is located by the settings of the server. With SQLite, stop the server first.
`;
const OPTIONS = {
  name: { type: 'string' },
  for: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** The operator's input, and where errors are printed. */
type OperatorTerminal = Terminal & { readonly errors: NodeJS.WritableStream };

/**
 * Runs one administrative command on the configured server's accounts. Returns the exit code: 0 done, 1 refused, with
 * the reason on standard error, 2 wrong usage.
 */
export async function runAdmin(
  commandArguments: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  terminal: OperatorTerminal,
): Promise<number> {
  try {
    const invocation = parse(commandArguments);
    if (invocation === undefined) terminal.output.write(HELP);
    else await execute(invocation, environment, terminal);
    return 0;
  } catch (error) {
    terminal.errors.write(`${explain(error)}\n`);
    return error instanceof AdminError && error.code === 'admin.usage' ? 2 : 1;
  }
}

interface Invocation {
  readonly command: AdminCommand;
  readonly argument: string;
  readonly options: { readonly name?: string | undefined; readonly for?: string | undefined };
}

/** Undefined when help was requested. */
function parse(commandArguments: readonly string[]): Invocation | undefined {
  const { values, positionals } = parseStrictly(commandArguments);
  const [name = '', argument = '', ...rest] = positionals;
  if (values.help === true) return undefined;
  const command = ADMIN_COMMANDS.get(name);
  const isComplete = command !== undefined && takesArgument(command, argument);
  const hasValidOptions = Object.keys(values).every((option) => command?.option === option);
  if (!isComplete || !hasValidOptions || rest.length > 0) throw new AdminError('admin.usage');
  return { command, argument, options: values };
}

function takesArgument({ argument: need }: AdminCommand, argument: string): boolean {
  return need === 'optional' || (need === 'required') === (argument !== '');
}

function parseStrictly(commandArguments: readonly string[]) {
  const [name = '', first = '', ...rest] = commandArguments;
  // A key's id may begin with a hyphen without being an option.
  const isKey = name === 'drop-key' && first !== '' && first !== '--help';
  const args = isKey ? [name, '--', first, ...rest] : [...commandArguments];
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch {
    throw new AdminError('admin.usage');
  }
}

async function execute(
  { command, argument, options }: Invocation,
  environment: Readonly<Record<string, string | undefined>>,
  terminal: OperatorTerminal,
): Promise<void> {
  const configuration = readConfiguration(environment);
  const { level } = configuration.logging;
  // Commands report their own results, so at the default log level only problems are printed.
  const logLevel = level === 'info' ? 'warn' : level;
  const logger = createLogger(logLevel, (line) => terminal.errors.write(line));
  const { auth, dependencies, close } = await compose(configuration, { logger });
  try {
    if (auth === null) throw new AdminError('admin.hosted');
    const { users, signingKeys } = auth;
    const { eraseAccount } = createFeatures(dependencies).accounts;
    await command.run({ users, signingKeys, eraseAccount, terminal }, argument, options);
  } finally {
    await close();
  }
}

function explain(error: unknown): string {
  const isRefusal = [AdminError, AuthError, SigningKeyError].some((kind) => error instanceof kind);
  if (isRefusal && error instanceof Error) return `proviso: ${error.message}`;
  return explainStartFailure(error, 'The command cannot run');
}
