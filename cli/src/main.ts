/** The command line without the launcher: `node cli/src/main.ts scan FILE…`. */
import { CommandError } from './command-error.ts';
import { runScan } from './scan/run-scan.ts';

// A reader that has seen enough, such as head, closes the pipe: no reason for a stack trace.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(2);
});

const [command, ...commandArguments] = process.argv.slice(2);
try {
  if (command !== 'scan') throw new CommandError('cli.usage', 'The only command here is scan.');
  process.exitCode = await runScan(commandArguments, (text) => process.stdout.write(text));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(`proviso: ${error.message}\nTry proviso scan --help.`);
  process.exitCode = 2;
}
