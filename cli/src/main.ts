/** The command line without the launcher: `node cli/src/main.ts scan FILE…`. */
import { runClean } from './clean/run-clean.ts';
import { CommandError } from './command-error.ts';
import { runExtract } from './extract/run-extract.ts';
import { runScan } from './scan/run-scan.ts';

/** Runs a command with its arguments and answers the exit code. */
type Command = (
  commandArguments: readonly string[],
  write: (text: string) => void,
) => Promise<number>;

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['scan', runScan],
  ['extract', runExtract],
  ['clean', runClean],
]);

// A reader that has seen enough, such as head, closes the pipe: no reason for a stack trace.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(2);
});

const [name = '', ...commandArguments] = process.argv.slice(2);
try {
  const run = COMMANDS.get(name);
  if (run === undefined) {
    throw new CommandError('cli.usage', `The commands are ${[...COMMANDS.keys()].join(', ')}.`);
  }
  process.exitCode = await run(commandArguments, (text) => process.stdout.write(text));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(
    `proviso: ${error.message}\nTry proviso ${COMMANDS.has(name) ? `${name} ` : ''}--help.`,
  );
  process.exitCode = 2;
}
