import { existsSync, readdirSync } from 'node:fs';

/** The beginning of the folder's name in which a restore unpacks a backup; it is in the data folder until the end. */
export const RESTORING_PREFIX = '.restoring-';

/** The data folder holds only a part of what a backup contained. */
export class InterruptedRestoreError extends Error {
  override readonly name = 'InterruptedRestoreError';

  constructor() {
    super(
      'A restore into the data folder was interrupted, so that only a part of the backup may be in it. Empty the folder, with its hidden files, and restore again.',
    );
  }
}

/**
 * Whether a restore into this folder has not ended. A server that started there would take a part for the whole, and
 * remove the documents that its database does not know.
 */
export function hasInterruptedRestore(directory: string): boolean {
  return (
    existsSync(directory) &&
    readdirSync(directory).some((name) => name.startsWith(RESTORING_PREFIX))
  );
}
