import { constants, deflateSync, inflateSync, type ZlibOptions } from 'node:zlib';

import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';

import { undoPredictor } from './undo-predictor.ts';

const FILTER = PDFName.of('Filter');
const PARAMETERS = PDFName.of('DecodeParms');
const FLATE = PDFName.of('FlateDecode');
const TOO_LARGE = 'ERR_BUFFER_TOO_LARGE';
/** Filters that pdf-lib decodes. */
const OTHER_FILTERS = new Set<PDFObject>(
  ['LZWDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode'].map((text) =>
    PDFName.of(text),
  ),
);
/** Abbreviations that are meant for inline images, and that viewers accept anywhere. */
const FULL_NAMES = new Map(
  [
    ['A85', 'ASCII85Decode'],
    ['AHx', 'ASCIIHexDecode'],
    ['DCT', 'DCTDecode'],
    ['Fl', 'FlateDecode'],
    ['LZW', 'LZWDecode'],
    ['RL', 'RunLengthDecode'],
  ].map(([short, full]) => [PDFName.of(short!), PDFName.of(full!)]),
);
// More than any page or font takes: anything larger was made to exhaust memory.
const MAX_BYTES = 256 * 1024 * 1024;

/**
 * A stream's data with its filters and predictors undone; undefined if it is compressed as a picture, or in a way that
 * is not known. Broken data is read as far as it goes, as viewers do.
 */
export function decodeStream({ dict, contents }: PDFRawStream): Uint8Array | undefined {
  const parameters = listOf(dict.lookup(PARAMETERS));
  let bytes: Uint8Array | undefined = contents;
  for (const [index, filter] of listOf(dict.lookup(FILTER)).entries()) {
    bytes = undoFilter(bytes, fullName(filter), parameters[index]);
    if (bytes === undefined) return undefined;
  }
  return bytes;
}

function undoFilter(
  bytes: Uint8Array,
  filter: PDFObject,
  parameters: PDFObject | undefined,
): Uint8Array | undefined {
  try {
    if (filter === FLATE) return undoPredictor(inflate(bytes), parameters);
    if (!(filter instanceof PDFName) || !OTHER_FILTERS.has(filter)) return undefined;
    const dict = PDFContext.create().obj({});
    dict.set(FILTER, filter);
    if (parameters instanceof PDFDict) dict.set(PARAMETERS, parameters);
    return undoPredictor(decodePDFRawStream(PDFRawStream.of(dict, bytes)).decode(), parameters);
  } catch {
    return undefined;
  }
}

/** What compressed data says before it breaks off or makes no sense; throws if that is nothing. */
function inflate(bytes: Uint8Array): Uint8Array {
  const finishFlush = constants.Z_SYNC_FLUSH;
  const attempt = (length: number): Uint8Array =>
    inflateSync(bytes.subarray(0, length), { finishFlush, maxOutputLength: MAX_BYTES });
  try {
    return attempt(bytes.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === TOO_LARGE) throw error;
  }
  let [whole, broken] = [0, bytes.length];
  while (broken - whole > 1) {
    const middle = (whole + broken) >> 1;
    if (isWhole(() => attempt(middle))) whole = middle;
    else broken = middle;
  }
  const read = attempt(whole);
  if (read.length === 0) throw new Error('nothing compressed');
  return read;
}

function isWhole(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

/** A single value or an array, as a list. */
export function listOf(value: PDFObject | undefined): PDFObject[] {
  if (value instanceof PDFArray)
    return value.asArray().map((_, index) => value.lookup(index) ?? PDFNull);
  return value === undefined ? [] : [value];
}

export function fullName(filter: PDFObject): PDFObject {
  return filter instanceof PDFName ? (FULL_NAMES.get(filter) ?? filter) : filter;
}

/**
 * Compresses bytes. Copies the result, because that of `deflateSync` keeps 64 KB alive, and a document has thousands of
 * streams.
 */
export function pack(bytes: Uint8Array, options?: ZlibOptions): Uint8Array {
  return new Uint8Array(deflateSync(bytes, options));
}

/** A stream with these bytes, compressed, and the entries of a dictionary. */
export function encodeStream(dict: PDFDict, bytes: Uint8Array): PDFRawStream {
  dict.delete(PARAMETERS);
  dict.set(FILTER, FLATE);
  return PDFRawStream.of(dict, pack(bytes));
}

/** A new compressed stream with entries as pdf-lib takes them. */
export function makeStream(
  context: PDFContext,
  bytes: Uint8Array,
  entries: Parameters<PDFContext['flateStream']>[1] = {},
): PDFRawStream {
  const dict = context.obj({ ...entries });
  return encodeStream(dict, bytes);
}

/**
 * The number of bytes that the compressed data takes up; anything after it is foreign. All of them if it does not end,
 * undefined if it is broken.
 */
export function packedLength(bytes: Uint8Array): number | undefined {
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_BYTES, info: true };
    const { engine } = inflateSync(bytes, options) as unknown as {
      readonly engine: { readonly bytesWritten: number };
    };
    return engine.bytesWritten;
  } catch {
    return undefined;
  }
}
