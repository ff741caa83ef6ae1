import { compose } from '#server/compose.ts';
import type { Configuration } from '#server/config/configuration.ts';
import { createLogger } from '#server/logging/logger.ts';

import { BackupError } from './backup-error.ts';
import { blobKeyOf, DATABASE_ENTRY, KEY_ENTRY } from './manifest.ts';
import type { VerifyFolder } from './restore-backup.ts';

/** How many documents are test-decrypted, spread over the backup. */
const SAMPLES = 5;

/**
 * Verifies an unpacked backup as the server would find it: the database is at or can be migrated to this version, the
 * key is the one everything was encrypted with, and some documents can be decrypted. A backup without the database
 * leaves the key to be checked at the next start.
 */
export function createVerifyRestored(configuration: Configuration): VerifyFolder {
  return async (folder, { files }) => {
    const names = files.map(({ name }) => name);
    const keys = names.flatMap((name) => blobKeyOf(name) ?? []);
    const { data, encryption } = configuration;
    if (names.includes(DATABASE_ENTRY)) {
      if (data.databaseUrl !== undefined) throw new BackupError('backup.database_elsewhere');
      const hasKey = names.includes(KEY_ENTRY) || encryption.masterKey !== undefined;
      if (!hasKey) throw new BackupError('backup.key_missing');
    }
    if (keys.length > 0 && data.blobStore !== undefined) {
      throw new BackupError('backup.bucket_elsewhere');
    }
    if (names.includes(DATABASE_ENTRY)) await openSamples(configuration, folder, keys);
  };
}

async function openSamples(
  configuration: Configuration,
  folder: string,
  keys: readonly string[],
): Promise<void> {
  const data = { ...configuration.data, directory: folder };
  const logger = createLogger(configuration.logging.level, (line) => process.stderr.write(line));
  const { dependencies, close } = await compose({ ...configuration, data }, { logger });
  try {
    const step = Math.max(1, Math.floor(keys.length / SAMPLES));
    for (const key of keys.filter((_key, index) => index % step === 0).slice(0, SAMPLES)) {
      await dependencies.blobs.get(key);
    }
  } finally {
    await close();
  }
}
