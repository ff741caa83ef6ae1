import { setImmediate } from 'node:timers/promises';

import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

import type { ExportEntry } from '#server/ports/account-lifecycle.ts';

/** Compressing this much blocks the process for a few milliseconds. */
const CHUNK_BYTES = 64 * 1024;

/** Streams entries as a ZIP archive, with at most one entry in memory. Rethrows what the entries throw. */
export async function* zipEntries(entries: AsyncIterable<ExportEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { path, bytes, isCompressed = false } of entries) {
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
