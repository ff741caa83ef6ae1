import { DatabaseError } from '@proviso/database';

import { ConfigurationError } from './config/configuration.ts';
import { MasterKeyError } from './encryption/master-key.ts';

/** What the operator reads when the server does not start: what to mend where we know it, else where it broke. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof ConfigurationError) {
    return `Proviso cannot start with these settings:\n${error.message}`;
  }
  if (error instanceof MasterKeyError) return `Proviso cannot start: ${error.message}`;
  if (error instanceof DatabaseError) {
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
    return `Proviso cannot start: ${error.message}${cause}`;
  }
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'EADDRINUSE') {
      return 'Proviso cannot start: the port is taken. Stop the other program or set PORT.';
    }
    if (error.code === 'EACCES' || error.code === 'EROFS') {
      return 'Proviso cannot start: it may not write to its data folder or listen on its port.';
    }
  }
  return `Proviso cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
