import { constants, deflateSync, inflateSync, type ZlibOptions } from 'node:zlib';

import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
} from '@cantoo/pdf-lib';

const FILTER = PDFName.of('Filter');
const PARAMETERS = PDFName.of('DecodeParms');
const FLATE = PDFName.of('FlateDecode');
// More than any page or font takes: anything larger was made to exhaust memory.
const MAX_BYTES = 256 * 1024 * 1024;

/**
 * A stream's data with its filters decoded; undefined if it is compressed as a picture, uses a predictor, or is broken.
 */
export function decodeStream(stream: PDFRawStream): Uint8Array | undefined {
  if (hasPredictor(stream.dict)) return undefined;
  try {
    if (stream.dict.lookup(FILTER) === FLATE) {
      // Truncated streams are read as far as they go.
      const finishFlush = constants.Z_SYNC_FLUSH;
      return inflateSync(stream.contents, { finishFlush, maxOutputLength: MAX_BYTES });
    }
    return decodePDFRawStream(stream).decode();
  } catch {
    return undefined;
  }
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
 * The number of bytes that the compressed data takes up; anything after it is foreign. All of them if it does not end.
 */
export function packedLength(bytes: Uint8Array): number {
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MAX_BYTES, info: true };
    const { engine } = inflateSync(bytes, options) as unknown as {
      readonly engine: { readonly bytesWritten: number };
    };
    return engine.bytesWritten;
  } catch {
    return bytes.length;
  }
}

function hasPredictor(dict: PDFDict): boolean {
  const parameters = dict.lookup(PARAMETERS);
  const all = parameters instanceof PDFArray ? parameters.asArray() : [parameters];
  return all.some((item) => {
    const each = item === undefined ? undefined : dict.context.lookup(item);
    const predictor = each instanceof PDFDict ? each.lookup(PDFName.of('Predictor')) : undefined;
    return predictor instanceof PDFNumber && predictor.asNumber() > 1;
  });
}
