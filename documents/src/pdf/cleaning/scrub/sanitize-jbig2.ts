/** The kinds of segments that a picture needs (ISO/IEC 14492, 7.3): dictionaries, regions, pages, ends and tables. */
const DRAWN = new Set([0, 4, 6, 7, 16, 20, 22, 23, 36, 38, 39, 40, 42, 43, 48, 49, 50, 51, 53]);
const KIND = 0x3f;
const HAS_LONG_PAGE = 0x40;
/** The length of a segment's number and flags, and the length value that means unknown. */
const HEAD = 5;
const UNKNOWN_LENGTH = 0xffffffff;
/** From this number on, the count of referred-to segments takes four bytes. */
const MANY = 7;

/**
 * A JBIG2 picture as embedded in a PDF, or its global segments, without extensions and trailing data; the same bytes if
 * there are none, or if it cannot be parsed.
 */
export function sanitizeJbig2(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const kept: Buffer[] = [];
  let at = 0;
  while (at < file.length) {
    const segment = readSegment(file, at);
    if (segment === 'endless') return bytes;
    if (segment === undefined) break;
    if (DRAWN.has(segment.kind)) kept.push(file.subarray(at, segment.end));
    at = segment.end;
  }
  const sanitized = Buffer.concat(kept);
  return kept.length === 0 || sanitized.length === file.length ? bytes : sanitized;
}

/** Undefined if no segment begins here, or it is truncated. */
function readSegment(
  file: Buffer,
  start: number,
): { readonly kind: number; readonly end: number } | 'endless' | undefined {
  try {
    const number = file.readUInt32BE(start);
    const flags = file.readUInt8(start + 4);
    const short = file.readUInt8(start + HEAD) >> 5;
    const count = short < MANY ? short : file.readUInt32BE(start + HEAD) & 0x1fffffff;
    const retention = short < MANY ? 1 : 4 + Math.ceil((count + 1) / 8);
    const bytesOfNumber = number <= 256 ? 1 : number <= 65_536 ? 2 : 4;
    const page = start + HEAD + retention + count * bytesOfNumber;
    const lengthAt = page + ((flags & HAS_LONG_PAGE) === 0 ? 1 : 4);
    const length = file.readUInt32BE(lengthAt);
    if (length === UNKNOWN_LENGTH) return 'endless';
    const end = lengthAt + 4 + length;
    return end > file.length ? undefined : { kind: flags & KIND, end };
  } catch {
    // It ends within a segment's header.
    return undefined;
  }
}
