import { createHash } from 'node:crypto';

import { z } from 'zod';

import { isBlobKey } from '#server/ports/blob-storage.ts';

/** The names of the files in a backup; the manifest is the last, so that an archive that was cut has none. */
export const DATABASE_ENTRY = 'proviso.db';
export const KEY_ENTRY = 'keys/master.key';
export const MANIFEST_ENTRY = 'manifest.json';
const BLOB_FOLDER = 'blobs/';

/** Raised when an older version could not read what is written. */
export const BACKUP_FORMAT = 1;

/** What is said of a format before anything else of it is read. */
export const formatSchema = z.object({ format: z.number() });

export const manifestSchema = z.object({
  format: z.literal(BACKUP_FORMAT),
  version: z.string(),
  madeAt: z.iso.datetime(),
  files: z.array(
    z.object({
      name: z.string(),
      size: z.number().int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});

/** What a backup says of itself: every file in it, by which it is checked before anything is restored. */
export type Manifest = z.output<typeof manifestSchema>;
export type ManifestFile = Manifest['files'][number];

export function blobEntry(key: string): string {
  return `${BLOB_FOLDER}${key}`;
}

/** The key of the document under this name; undefined for what is none. */
export function blobKeyOf(name: string): string | undefined {
  const key = name.startsWith(BLOB_FOLDER) ? name.slice(BLOB_FOLDER.length) : '';
  return isBlobKey(key) ? key : undefined;
}

/** Passes content on and describes it when it has passed. */
export function createRecorder(name: string, record: (file: ManifestFile) => void) {
  return async function* (
    content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of content) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
    record({ name, size, sha256: hash.digest('hex') });
  };
}
