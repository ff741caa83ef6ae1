import { deflateSync } from 'node:zlib';

import { maskBytes } from '#documents/cleaning/mask-bytes.ts';

import { listMetafiles, type StoredMetafile, unpackMetafile } from '../list-metafiles.ts';

type Masking = Parameters<typeof maskBytes>[1];

/**
 * Takes values out of the words of a stream's packed metafiles, in place: what is packed is found by nobody who seeks it in
 * the file, and shown by Word. One that cannot be unpacked, or would need more room than it had, loses all that it shows. Gives
 * the number of copies, of which a lost drawing may hold one.
 */
export function maskMetafiles(stream: Uint8Array, masking: Masking): number {
  let count = 0;
  for (const metafile of listMetafiles(stream).filter(({ isPacked }) => isPacked)) {
    const content = unpackMetafile(metafile);
    const copies = content ? maskBytes(content, masking) : masking.values.length === 0 ? 0 : 1;
    if (copies > 0) store(metafile, content);
    count += copies;
  }
  return count;
}

function store({ stored, length }: StoredMetafile, content: Uint8Array | undefined): void {
  stored.fill(0);
  const packed = content && deflateSync(content, { level: 9 });
  if (packed === undefined || packed.length > stored.length) return;
  stored.set(packed);
  new DataView(length.buffer, length.byteOffset).setUint32(0, packed.length, true);
}
