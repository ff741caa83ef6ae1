import { setImmediate } from 'node:timers/promises';

import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

import type { ExportEntry } from '#server/ports/account-lifecycle.ts';

import { exportTooLarge } from './errors.ts';

/** Compressing this much blocks the process for a few milliseconds. */
const CHUNK_BYTES = 64 * 1024;

/** What the numbers in a ZIP archive can state: beyond, they would silently begin again at zero. */
const ZIP_LIMITS = { entries: 0xffff, bytes: 0xffff_ffff };

/**
 * Streams entries as a ZIP archive, with at most one entry in memory. Rethrows what the entries throw, and refuses in
 * the middle when there is more than an archive can hold.
 */
export async function* zipEntries(
  entries: AsyncIterable<ExportEntry>,
  limits = ZIP_LIMITS,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let count = 0;
  let size = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
    size += chunk.length;
    if (size > limits.bytes) throw exportTooLarge();
  });
  for await (const { path, bytes, isCompressed = false } of entries) {
    count += 1;
    if (count > limits.entries) throw exportTooLarge();
    const file = isCompressed ? new ZipPassThrough(path) : new ZipDeflate(path);
    zip.add(file);
    let offset = 0;
    do {
      const end = offset + CHUNK_BYTES;
      file.push(bytes.subarray(offset, end), end >= bytes.length);
      offset = end;
      yield* ready.splice(0);
      // Lets other requests run in between.
      await setImmediate();
    } while (offset < bytes.length);
  }
  zip.end();
  yield* ready.splice(0);
}
