/** The command line without the launcher: `node cli/src/main.ts scan FILE…`. */
import { printableLines } from '@proviso/engine/formats';

import { CommandError } from './command-error.ts';

/** The exit code of a command that could not do what it was asked. */
const FAILED = 2;

/** Runs a command with its arguments and answers the exit code. */
type Command = (
  commandArguments: readonly string[],
  write: (text: string) => void,
) => Promise<number>;

/** Loaded on demand, so that merely reading a document does not wait for all detectors. */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['scan', async () => (await import('./scan/run-scan.ts')).runScan],
  ['extract', async () => (await import('./extract/run-extract.ts')).runExtract],
  ['put-back', async () => (await import('./put-back/run-put-back.ts')).runPutBack],
  ['clean', async () => (await import('./clean/run-clean.ts')).runClean],
]);

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough, such as head, closes the pipe: no reason for a word.
  if (error.code !== 'EPIPE') {
    console.error(`proviso: the output could not be written: ${error.message}`);
  }
  process.exit(FAILED);
});
// Nobody is left to be told.
process.stderr.on('error', () => process.exit(FAILED));

const [name = '', ...commandArguments] = process.argv.slice(2);
try {
  const load = COMMANDS.get(name);
  if (load === undefined) {
    throw new CommandError('cli.usage', `The commands are ${[...COMMANDS.keys()].join(', ')}.`);
  }
  const run = await load();
  process.exitCode = await run(commandArguments, (text) => process.stdout.write(text));
} catch (error) {
  // Node itself would end with 1, which says that something was found.
  process.exitCode = FAILED;
  if (!(error instanceof CommandError)) {
    console.error('proviso: this is a fault of Proviso, not of yours:', error);
  } else {
    const help = `Try proviso ${COMMANDS.has(name) ? `${name} ` : ''}--help.`;
    console.error(`proviso: ${printableLines(error.message)}\n${help}`);
  }
}
