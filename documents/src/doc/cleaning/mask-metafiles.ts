import { deflateSync } from 'node:zlib';

import { maskBytes } from '#documents/cleaning/mask-bytes.ts';

import { listMetafiles, type StoredMetafile, unpackMetafile } from '../list-metafiles.ts';

type Masking = Parameters<typeof maskBytes>[1];

/**
 * Masks values in the text of a stream's compressed metafiles, in place: a search of the file does not find compressed
 * text, but Word displays it. A metafile that cannot be unpacked, or would not fit in its place, is emptied. Returns
 * the number of copies, counting one for a drawing that cannot be unpacked.
 */
export function maskMetafiles(stream: Uint8Array, masking: Masking): number {
  let count = 0;
  for (const metafile of listMetafiles(stream).filter(({ isCompressed }) => isCompressed)) {
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
