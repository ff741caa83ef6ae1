import {
  type Configuration,
  ConfigurationError,
  type Environment,
  readConfiguration,
} from '#server/config/configuration.ts';
import { describeSettings, warnOfUnknownVariables } from '#server/config/describe-settings.ts';
import { PRODUCT } from '#server/product.ts';

import { checkDataFolder } from './check-data-folder.ts';
import { checkDatabase } from './check-database.ts';
import { checkMachine } from './check-machine.ts';
import { checkNetwork } from './check-network.ts';
import { checkPayments } from './check-payments.ts';
import { checkSignIn } from './check-sign-in.ts';
import { reasonOf, type Verdict, verdictsFor } from './verdict.ts';

const HELP = `Usage: proviso doctor

Prints every setting with its value or default, secrets hidden, and checks what the server needs: the data folder, the
database, the master key, and the configured services. Nothing is changed or sent. The exit code is 1 when something keeps
the server from working. Run it as the server's user and in its environment.
`;
const CHECKS: readonly ((configuration: Configuration) => Verdict[] | Promise<Verdict[]>)[] = [
  checkMachine,
  checkDataFolder,
  checkDatabase,
  checkSignIn,
  checkPayments,
  checkNetwork,
];

/** Where the operator reads output. */
interface Terminal {
  readonly output: NodeJS.WritableStream;
  readonly errors: NodeJS.WritableStream;
}

/** Examines the configured server. Returns the exit code: 0 when it can work, 1 when not, 2 for wrong usage. */
export async function runDoctor(
  commandArguments: readonly string[],
  environment: Environment,
  { output, errors }: Terminal,
): Promise<number> {
  const [first] = commandArguments;
  if (first !== undefined) {
    const wantsHelp = first === '--help' || first === '-h';
    (wantsHelp ? output : errors).write(HELP);
    return wantsHelp ? 0 : 2;
  }
  const say = (line: string) => void output.write(`${line}\n`);
  say(`${PRODUCT.name} ${PRODUCT.version}`);
  printSettings(environment, say);
  say('\nChecks');
  const verdicts: Verdict[] = [];
  for await (const verdict of runChecks(environment)) {
    verdicts.push(verdict);
    say(`  ${verdict.level.padEnd(8)} ${verdict.subject.padEnd(12)} ${verdict.text}`);
  }
  const failures = verdicts.filter(({ level }) => level === 'failure').length;
  const warnings = verdicts.filter(({ level }) => level === 'warning').length;
  say(`\n${count(failures, 'failure')}, ${count(warnings, 'warning')}`);
  return failures === 0 ? 0 : 1;
}

function printSettings(environment: Environment, say: (line: string) => void): void {
  const sections = describeSettings(environment);
  const names = sections.flatMap(({ settings }) => settings.map(({ variable }) => variable.length));
  const width = Math.max(...names) + 2;
  for (const { title, settings } of sections) {
    say(`\n${title}`);
    for (const { variable, text } of settings) say(`  ${variable.padEnd(width)}${text}`);
  }
}

async function* runChecks(environment: Environment): AsyncGenerator<Verdict> {
  const { warning, failure } = verdictsFor('Settings');
  for (const sentence of warnOfUnknownVariables(environment)) yield warning(sentence);
  const configuration = tryReadConfiguration(environment);
  if (configuration instanceof ConfigurationError) {
    for (const problem of configuration.problems) yield failure(problem);
    return;
  }
  for (const check of CHECKS) {
    try {
      yield* await check(configuration);
    } catch (error) {
      yield failure(`could not be examined to the end (${reasonOf(error)}).`);
    }
  }
}

function tryReadConfiguration(environment: Environment): Configuration | ConfigurationError {
  try {
    return readConfiguration(environment);
  } catch (error) {
    if (error instanceof ConfigurationError) return error;
    throw error;
  }
}

function count(number: number, word: string): string {
  return `${number === 0 ? 'no' : number} ${word}${number === 1 ? '' : 's'}`;
}
