/** The command line without the launcher: `node cli/src/main.ts scan FILE…`. */
import { CommandError } from './command-error.ts';

/** Runs a command with its arguments and answers the exit code. */
type Command = (
  commandArguments: readonly string[],
  write: (text: string) => void,
) => Promise<number>;

/** Each is loaded when it is asked for: who only reads a document need not wait for all detectors. */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['scan', async () => (await import('./scan/run-scan.ts')).runScan],
  ['extract', async () => (await import('./extract/run-extract.ts')).runExtract],
  ['put-back', async () => (await import('./put-back/run-put-back.ts')).runPutBack],
  ['clean', async () => (await import('./clean/run-clean.ts')).runClean],
]);

// A reader that has seen enough, such as head, closes the pipe: no reason for a stack trace.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(2);
});

const [name = '', ...commandArguments] = process.argv.slice(2);
try {
  const load = COMMANDS.get(name);
  if (load === undefined) {
    throw new CommandError('cli.usage', `The commands are ${[...COMMANDS.keys()].join(', ')}.`);
  }
  const run = await load();
  process.exitCode = await run(commandArguments, (text) => process.stdout.write(text));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(
    `proviso: ${error.message}\nTry proviso ${COMMANDS.has(name) ? `${name} ` : ''}--help.`,
  );
  process.exitCode = 2;
}
