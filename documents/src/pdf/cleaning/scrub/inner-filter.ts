import { PDFName, PDFNull, PDFRawStream } from '@cantoo/pdf-lib';

import { decodeStream, fullName, listOf } from './stream-bytes.ts';

const FILTER = PDFName.of('Filter');
const PARAMETERS = PDFName.of('DecodeParms');

/**
 * A picture with only its last filter, the one that compresses its pixels: the preceding filters say nothing about the
 * picture. Its dictionary is changed to match. Undefined if the preceding filters cannot be decoded.
 */
export function keepInnerFilter(stream: PDFRawStream): PDFRawStream | undefined {
  const { dict, contents } = stream;
  const filters = listOf(dict.lookup(FILTER)).map((filter) => fullName(filter));
  const last = filters.pop();
  if (last === undefined) return stream;
  const parameters = listOf(dict.lookup(PARAMETERS));
  const inner = parameters[filters.length];
  let bytes: Uint8Array | undefined = contents;
  if (filters.length > 0) {
    const outer = dict.context.obj({});
    outer.set(FILTER, dict.context.obj(filters));
    outer.set(PARAMETERS, dict.context.obj(parameters.slice(0, filters.length)));
    bytes = decodeStream(PDFRawStream.of(outer, contents));
  }
  if (bytes === undefined) return undefined;
  dict.set(FILTER, last);
  if (inner === undefined || inner === PDFNull) dict.delete(PARAMETERS);
  else dict.set(PARAMETERS, inner);
  return PDFRawStream.of(dict, bytes);
}
