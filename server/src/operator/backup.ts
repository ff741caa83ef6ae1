/** `proviso backup FILE` and `proviso restore FILE`. */
import { runBackup } from './backup/run-backup.ts';

process.exitCode = await runBackup(process.argv.slice(2), process.env, {
  output: process.stdout,
  errors: process.stderr,
});
