import { PDFBool, PDFDict, PDFName, PDFNumber, type PDFObject } from '@cantoo/pdf-lib';

/** The zeros before the one that ends a line: no run-length code has as many. */
const ZEROS = 11;
/** The consecutive end-of-line codes that end a picture, with two-dimensional coding and without. */
const ENDS_IN_TWO_DIMENSIONS = 2;
const ENDS_IN_ONE = 6;
const BITS = 8;

/**
 * A fax picture without anything after its end marker (ITU-T T.4 and T.6); the same bytes if it has none. `parameters`
 * are those of its filter.
 */
export function sanitizeFax(bytes: Uint8Array, parameters: PDFObject | undefined): Uint8Array {
  const k = parameters instanceof PDFDict ? parameters.lookup(PDFName.of('K')) : undefined;
  const isAligned =
    parameters instanceof PDFDict &&
    parameters.lookup(PDFName.of('EncodedByteAlign')) === PDFBool.True;
  const mode = k instanceof PDFNumber ? Math.sign(k.asNumber()) : 0;
  const wanted = mode < 0 ? ENDS_IN_TWO_DIMENSIONS : ENDS_IN_ONE;
  // With mixed coding, a bit after each end-of-line code tells the coding of the next row.
  const end = findEnd(bytes, {
    wanted,
    tagBits: mode > 0 ? 1 : 0,
    isFilled: mode >= 0 || isAligned,
  });
  return end === undefined ? bytes : bytes.subarray(0, end);
}

interface EndMark {
  /** The number of end-of-line codes in the marker. */
  readonly wanted: number;
  readonly tagBits: number;
  /** Whether zeros may pad the end of a line. */
  readonly isFilled: boolean;
}

/** The byte after the end marker; undefined if there is none. Examines every bit. */
function findEnd(bytes: Uint8Array, { wanted, tagBits, isFilled }: EndMark): number | undefined {
  let zeros = 0;
  let ends = 0;
  let tag = 0;
  const last = bytes.length * BITS;
  for (let at = 0; at < last; at += 1) {
    if (tag > 0) {
      tag -= 1;
      continue;
    }
    if ((bytes[at >> 3]! & (0x80 >> (at & 7))) === 0) {
      zeros += 1;
      continue;
    }
    const isEnd = zeros === ZEROS || (zeros > ZEROS && (isFilled || ends === 0));
    ends = isEnd ? ends + 1 : 0;
    if (ends === wanted) return (at >> 3) + 1;
    if (isEnd) tag = tagBits;
    zeros = 0;
  }
  return undefined;
}
