import { inflateSync } from 'node:zlib';

import { canShowText } from '../pictures/picture-size.ts';
import { listBlipData } from './list-blips.ts';

/** A vector picture with text: an EMF, WMF or PICT as stored by Word. */
export interface StoredMetafile {
  /** Its bytes, possibly compressed: a view of the stream itself. */
  readonly stored: Uint8Array;
  readonly isCompressed: boolean;
  /** The field with the number of valid bytes: a four-byte view of the stream. */
  readonly length: Uint8Array;
  /** Whether it is large enough to show words. */
  readonly isLargeEnough: boolean;
}

/** The first byte of the record types of EMF, WMF and PICT, and that of a bitmap without a file header (DIB). */
const METAFILES: ReadonlySet<number> = new Set([0x1a, 0x1b, 0x1c]);
const BITMAPS: ReadonlySet<number> = new Set([0x1f]);
/** The offsets of fields in the header of a metafile (MS-ODRAW 2.2.31). */
const HEAD = { width: 20, height: 24, stored: 28, compression: 32, filter: 33, length: 34 };
const PACKED = 0;
const PLAIN = 0xfe;
const NO_FILTER = 0xfe;
/** English Metric Units: 914,400 per inch, which has 96 pixels. */
const UNITS_PER_DOT = 9525;
/** Larger ones would need more memory than a cleaning process has. */
const MAX_BYTES = 16 * 1024 * 1024;
/** The header of a bitmap, after one byte of its record: its own length, width and height. */
const BITMAP_HEAD = 40;
const BITMAP = { head: 1, width: 5, height: 9, end: 13 };

/** The metafiles in a stream's drawings, referenced or not. */
export function listMetafiles(stream: Uint8Array): StoredMetafile[] {
  return listBlipData(stream, METAFILES).flatMap((data) => {
    if (data.length <= HEAD.length || data[HEAD.filter] !== NO_FILTER) return [];
    const view = viewOf(data);
    const compression = data[HEAD.compression];
    const end = HEAD.length + view.getUint32(HEAD.stored, true);
    if ((compression !== PACKED && compression !== PLAIN) || end > data.length) return [];
    return {
      stored: data.subarray(HEAD.length, end),
      isCompressed: compression === PACKED,
      length: data.subarray(HEAD.stored, HEAD.stored + 4),
      isLargeEnough: canShowText(
        view.getInt32(HEAD.width, true) / UNITS_PER_DOT,
        view.getInt32(HEAD.height, true) / UNITS_PER_DOT,
      ),
    };
  });
}

/** The drawing commands of a metafile; undefined if it cannot be unpacked, or grows too large. */
export function unpackMetafile({ stored, isCompressed }: StoredMetafile): Uint8Array | undefined {
  if (!isCompressed) return stored;
  try {
    return inflateSync(stored, { maxOutputLength: MAX_BYTES });
  } catch {
    return undefined;
  }
}

/** The drawings of a stream that are large enough to show words and whose format is not supported. */
export function listUnreadDrawings(stream: Uint8Array): Uint8Array[] {
  const metafiles = listMetafiles(stream).filter((metafile) => metafile.isLargeEnough);
  const bitmaps = listBlipData(stream, BITMAPS).filter((data) => {
    if (data.length < BITMAP.end) return false;
    const view = viewOf(data);
    const isBitmap = view.getUint32(BITMAP.head, true) === BITMAP_HEAD;
    const height = Math.abs(view.getInt32(BITMAP.height, true));
    return isBitmap && canShowText(view.getInt32(BITMAP.width, true), height);
  });
  return [...metafiles.map(({ stored }) => stored), ...bitmaps];
}

function viewOf(data: Uint8Array): DataView {
  return new DataView(data.buffer, data.byteOffset, data.length);
}
