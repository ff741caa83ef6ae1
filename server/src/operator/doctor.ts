/**
 * `proviso doctor`: shows the settings and checks that they work; without the launcher `node
 * server/src/operator/doctor.ts doctor`.
 */
import { runDoctor } from './doctor/run-doctor.ts';

const [, ...commandArguments] = process.argv.slice(2);
process.exitCode = await runDoctor(commandArguments, process.env, {
  output: process.stdout,
  errors: process.stderr,
});
