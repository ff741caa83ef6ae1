import { createHash } from 'node:crypto';

import { z } from 'zod';

import { isBlobKey } from '#server/ports/blob-storage.ts';

/** The names of a backup's files; the manifest comes last, so that a truncated archive has none. */
export const DATABASE_ENTRY = 'proviso.db';
export const KEY_ENTRY = 'keys/master.key';
export const MANIFEST_ENTRY = 'manifest.json';
const BLOB_FOLDER = 'blobs/';

/** Incremented when older versions can no longer read a backup. */
export const BACKUP_FORMAT = 1;

/** Parsed first, to check the format before anything else. */
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

/** A backup's manifest: lists every file, for verification before anything is restored. */
export type Manifest = z.output<typeof manifestSchema>;
export type ManifestFile = Manifest['files'][number];

export function blobEntry(key: string): string {
  return `${BLOB_FOLDER}${key}`;
}

/** The key of the document with this file name; undefined if it is not a document. */
export function blobKeyOf(name: string): string | undefined {
  const key = name.startsWith(BLOB_FOLDER) ? name.slice(BLOB_FOLDER.length) : '';
  return isBlobKey(key) ? key : undefined;
}

/** Passes content through and records its size and digest. */
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
