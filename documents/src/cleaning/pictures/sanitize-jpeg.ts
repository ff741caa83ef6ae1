import { readOrientation, writeOrientation } from './orientation.ts';
import { blankMetadata, removeMetadata, type PictureMetadata } from './picture-metadata.ts';

interface Segment {
  readonly marker: number;
  readonly start: number;
  readonly end: number;
}

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const JFIF = 0xe0;
/** The offset in the JFIF payload of the size of the thumbnail that follows. */
const COPY_SIZE = 12;
const EXIF = 0xe1;
const EXIF_HEAD = Buffer.from('Exif\0\0', 'latin1');
/** The marker and the length that precede a segment's payload. */
const HEAD = 4;

interface KeptSegment {
  readonly signature: Buffer;
  /** The length of the required part; a thumbnail may follow. */
  readonly length: number;
}

const kept = (signature: string, length = Infinity): KeptSegment => ({
  signature: Buffer.from(signature, 'latin1'),
  length,
});
/** Application segments that define how the colors are interpreted. */
const COLORS = new Map([
  [JFIF, kept('JFIF\0', 14)],
  [0xee, kept('Adobe', 12)],
]);
const PROFILED_COLORS = new Map([...COLORS, [0xe2, kept('ICC_PROFILE\0')]]);

/**
 * A JPEG without comments, application and camera metadata, and trailing data. A standalone file keeps its color
 * profile and orientation, which a PDF stores elsewhere. The same bytes if there is nothing to remove.
 */
export function sanitizeJpeg(bytes: Uint8Array, standsAlone = true): Uint8Array {
  return removeMetadata(bytes, listNotes(bytes, standsAlone));
}

/** Writes empty comments over what `sanitizeJpeg` would remove, in place; returns whether it changed the bytes. */
export function blankJpeg(bytes: Uint8Array): boolean {
  return blankMetadata(bytes, listNotes(bytes, true));
}

function listNotes(bytes: Uint8Array, standsAlone: boolean): PictureMetadata[] {
  const notes: PictureMetadata[] = [];
  let at = 2;
  let isInScan = false;
  for (const segment of listSegments(bytes)) {
    // Nothing belongs between segments, whereas a scan does not state its length.
    if (!isInScan && segment.start > at) notes.push(gapNote(at, segment.start));
    const note = noteOf(bytes, segment, standsAlone);
    if (note) notes.push(note);
    isInScan = segment.marker === SCAN || (isInScan && isRestart(segment.marker));
    at = segment.end;
    if (segment.marker === END && at < bytes.length) notes.push(gapNote(at, bytes.length));
  }
  return notes;
}

/** Up to the end of the picture, or as far as it goes. */
function* listSegments(bytes: Uint8Array): Generator<Segment> {
  let at = 2;
  for (let start = findMarker(bytes, at); start >= 0; start = findMarker(bytes, at)) {
    const marker = bytes[start + 1]!;
    const isBare = marker === START || marker === END || marker === 0x01 || isRestart(marker);
    const length = isBare ? 0 : ((bytes[start + 2] ?? 0) << 8) | (bytes[start + 3] ?? 0);
    at = Math.min(bytes.length, start + 2 + length);
    yield { marker, start, end: at };
    if (marker === END) return;
  }
}

/** Of several bytes that may begin a marker, the last one does; one that is part of a scan is followed by a zero. */
function findMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return -1;
    if (next !== 0 && next !== 0xff) return at;
  }
  return -1;
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

function noteOf(
  bytes: Uint8Array,
  segment: Segment,
  standsAlone: boolean,
): PictureMetadata | undefined {
  const { marker, start, end } = segment;
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  if (marker !== COMMENT && !isApplication) return undefined;
  const own = bytes.subarray(start + HEAD, end);
  const needed = neededOf(own, marker, standsAlone);
  if (needed) return needed.equals(own) ? undefined : replacement(segment, marker, needed);
  // A truncated segment may lack its length.
  const full = makeSegment(COMMENT, Buffer.alloc(own.length)).subarray(0, end - start);
  return { start, end, short: Buffer.alloc(0), full };
}

/** The part of an application segment that the image needs; undefined if none. */
function neededOf(own: Uint8Array, marker: number, standsAlone: boolean): Buffer | undefined {
  const keeps = (standsAlone ? PROFILED_COLORS : COLORS).get(marker);
  if (keeps && startsWith(own, keeps.signature)) {
    const needed = Buffer.from(own.subarray(0, keeps.length));
    return marker === JFIF ? needed.fill(0, COPY_SIZE) : needed;
  }
  if (!standsAlone || marker !== EXIF || !startsWith(own, EXIF_HEAD)) return undefined;
  const exif = writeOrientation(readOrientation(own.subarray(EXIF_HEAD.length)));
  return exif && Buffer.concat([EXIF_HEAD, exif]);
}

function replacement({ start, end }: Segment, marker: number, needed: Uint8Array): PictureMetadata {
  const room = end - start - HEAD;
  const padded = Buffer.alloc(room);
  padded.set(needed.subarray(0, room));
  return { start, end, short: makeSegment(marker, needed), full: makeSegment(marker, padded) };
}

function makeSegment(marker: number, own: Uint8Array): Uint8Array {
  const length = own.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 0xff]), own]);
}

/** Fill bytes that may precede any marker. */
function gapNote(start: number, end: number): PictureMetadata {
  return { start, end, short: Buffer.alloc(0), full: Buffer.alloc(end - start, 0xff) };
}

function startsWith(bytes: Uint8Array, signature: Uint8Array): boolean {
  return Buffer.compare(bytes.subarray(0, signature.length), signature) === 0;
}
