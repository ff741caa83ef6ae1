/** Runs the service standalone: `node auth/src/main.ts`. README.md lists the variables. */
import { DatabaseError } from '@proviso/database';

import { EnvironmentError } from './standalone/environment.ts';
import { startStandalone } from './standalone/start-standalone.ts';

// Files are for the service's own user only: the database, its key, the outbox.
process.umask(0o077);
try {
  const instance = await startStandalone(process.env);
  process.stdout.write(`The auth service answers at ${instance.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void instance.close());
} catch (error) {
  if (!(error instanceof EnvironmentError || error instanceof DatabaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
