import { DatabaseError } from '@proviso/database';

import { ConfigurationError } from './config/configuration.ts';
import { MasterKeyError } from './encryption/master-key.ts';
import { InterruptedRestoreError } from './operator/backup/interrupted-restore.ts';
import { BlobStorageError } from './ports/blob-storage.ts';

const NOT_LISTENING = 'HOST is no address of this machine. 0.0.0.0 stands for all that it has.';
const NOT_PERMITTED = 'it may not write to its data folder or listen on its port.';
const SYSTEM_ERRORS: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'the port is taken. Stop the other program or set PORT.'],
  ['EADDRNOTAVAIL', NOT_LISTENING],
  ['ENOTFOUND', NOT_LISTENING],
  ['EAI_AGAIN', NOT_LISTENING],
  ['EACCES', NOT_PERMITTED],
  ['EROFS', NOT_PERMITTED],
]);

/** What the operator reads when the server or a command does not start: what to mend, or else where it broke. */
export function explainStartFailure(error: unknown, opening = 'Proviso cannot start'): string {
  return error instanceof ConfigurationError
    ? `${opening} with these settings:\n${error.message}`
    : `${opening}: ${reasonOf(error)}`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof MasterKeyError || error instanceof InterruptedRestoreError) {
    return error.message;
  }
  if (error instanceof DatabaseError) {
    return error.cause instanceof Error
      ? `${error.message} (${error.cause.message})`
      : error.message;
  }
  if (error instanceof BlobStorageError) return explainStorage(error);
  const code = 'code' in error ? String(error.code) : '';
  return SYSTEM_ERRORS.get(code) ?? error.stack ?? error.message;
}

/**
 * The storage service's error name is useful to an expert; its message is left out because it may repeat what was sent.
 */
function explainStorage({ message, cause }: BlobStorageError): string {
  if (!(cause instanceof Error)) return message;
  const detail = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
  return /^\w{1,64}$/.test(detail) && detail !== 'Error' ? `${message} (${detail})` : message;
}
