/** The size of a record header: version and instance, type and length. */
const HEAD = 8;
/** The second byte of all drawing record types. */
const DRAWING = 0xf0;
/** The first byte of the record types for picture files: JPEG, PNG, TIFF, and CMYK JPEG. */
const PICTURES: ReadonlySet<number> = new Set([0x1d, 0x1e, 0x29, 0x2a]);
/** The size of the picture's digest, of which there are two if the instance is odd, and of the byte after them. */
const DIGEST = 16;
const TAG = 1;

/** The picture files in a stream's drawings, referenced or not: views of the stream itself. */
export function listBlips(stream: Uint8Array): Uint8Array[] {
  return listBlipData(stream, PICTURES)
    .filter((data) => data.length > TAG)
    .map((data) => data.subarray(TAG));
}

/**
 * The picture data after the digests of records whose type has one of these first bytes, as views of the stream itself.
 * Bytes that look like such a record occur in text by chance.
 */
export function listBlipData(stream: Uint8Array, types: ReadonlySet<number>): Uint8Array[] {
  return listBlipRecords(stream, types).map(({ data }) => data);
}

/** A picture record: where it begins, and what follows its digests, up to its end. */
interface BlipRecord {
  readonly start: number;
  readonly data: Uint8Array;
}

/** The records of `listBlipData`. */
export function listBlipRecords(stream: Uint8Array, types: ReadonlySet<number>): BlipRecord[] {
  const found: BlipRecord[] = [];
  for (let at = stream.indexOf(DRAWING); at >= 0; at = stream.indexOf(DRAWING, at + 1)) {
    const start = at - 3;
    const data = types.has(stream[at - 1] ?? 0) ? dataAt(stream, start) : undefined;
    if (data) found.push({ start, data });
  }
  return found;
}

/** The data of a record; undefined if none begins there. */
function dataAt(stream: Uint8Array, start: number): Uint8Array | undefined {
  if (start < 0 || start + HEAD > stream.length) return undefined;
  const view = new DataView(stream.buffer, stream.byteOffset + start, HEAD);
  const instance = view.getUint16(0, true) >> 4;
  const end = start + HEAD + view.getUint32(4, true);
  const digests = instance % 2 === 1 ? 2 : 1;
  const from = start + HEAD + digests * DIGEST;
  return end > stream.length || from >= end ? undefined : stream.subarray(from, end);
}
