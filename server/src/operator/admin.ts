/**
 * `proviso admin …`: manages accounts from the command line; without the launcher `node server/src/operator/admin.ts
 * admin …`.
 */
import { runAdmin } from './admin/run-admin.ts';

const [, ...commandArguments] = process.argv.slice(2);
process.exitCode = await runAdmin(commandArguments, process.env, {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
});
