import { constants, inflateSync } from 'node:zlib';

import { type PDFContext, PDFName, decodePDFRawStream, PDFRawStream } from '@cantoo/pdf-lib';

import { readOperations } from '#documents/pdf/cleaning/content/content-operations.ts';
import type { PdfValue } from '#documents/pdf/cleaning/content/token-reader.ts';

import { entryOf, type FileStream } from './file-pieces.ts';
import { textOfBytes, textOfString } from './string-text.ts';
import { textOfValues } from './value-texts.ts';

const PICTURE_FILTERS = new Set([
  '/DCTDecode',
  '/JPXDecode',
  '/CCITTFaxDecode',
  '/JBIG2Decode',
  '/DCT',
  '/CCF',
]);
const START_OF_SCAN = Buffer.from([0xff, 0xda]);
const MAX_BYTES = 256 * 1024 * 1024;

/**
 * Everything in a stream that can be read as text: objects, shown strings, metadata, comments in fonts and pictures.
 */
export function textsOfStream(context: PDFContext, stream: FileStream): string[] {
  const filters = filtersOf(stream);
  const isPicture = entryOf(stream.entries, 'Subtype') === '/Image';
  const bytes = decode(context, stream, filters);
  if (filters.some((filter) => PICTURE_FILTERS.has(filter))) return [textOfPicture(bytes)];
  if (isPicture) return [];
  const type = entryOf(stream.entries, 'Type');
  if (type === '/ObjStm' || type === '/XRef') return [textOfValues(bytes)];
  return [textOfBytes(bytes), textOfShown(bytes)];
}

function filtersOf({ entries }: FileStream): string[] {
  const filter = entryOf(entries, 'Filter') ?? entryOf(entries, 'F');
  const all: readonly PdfValue[] = Array.isArray(filter)
    ? (filter as readonly PdfValue[])
    : [filter ?? ''];
  return all.filter((each): each is string => typeof each === 'string' && each !== '');
}

/** Decodes the filters up to the image filters, as far as possible. */
function decode(
  context: PDFContext,
  { bytes }: FileStream,
  filters: readonly string[],
): Uint8Array {
  const pendingFilters = filters.filter((filter) => !PICTURE_FILTERS.has(filter));
  return pendingFilters.reduce((data, filter) => decodeFilter(context, data, filter), bytes);
}

function decodeFilter(context: PDFContext, bytes: Uint8Array, filter: string): Uint8Array {
  try {
    if (filter === '/FlateDecode' || filter === '/Fl') {
      const finishFlush = constants.Z_SYNC_FLUSH;
      return inflateSync(bytes, { finishFlush, maxOutputLength: MAX_BYTES });
    }
    const dict = context.obj({});
    dict.set(PDFName.of('Filter'), PDFName.of(filter.slice(1)));
    return decodePDFRawStream(PDFRawStream.of(dict, bytes)).decode();
  } catch {
    // Broken or encrypted: its raw bytes are searched.
    return bytes;
  }
}

/** The bytes before and after a picture's own data, where metadata is kept, as text. */
function textOfPicture(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const scan = file.indexOf(START_OF_SCAN);
  if (scan < 0) return textOfBytes(file.subarray(0, 65_536));
  const end = file.lastIndexOf(Buffer.from([0xff, 0xd9]));
  return `${textOfBytes(file.subarray(0, scan))}\n${textOfBytes(file.subarray(Math.max(scan, end)))}`;
}

/** The strings of a content stream, joined per operation: letters are often placed one by one. */
function textOfShown(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (const { operator, operands } of readOperations(bytes)) {
    const strings = stringsIn(operands);
    if (operator === 'TJ') lines.push(textOfString(Buffer.concat(strings)));
    else lines.push(...strings.map(textOfString));
  }
  return lines.join('\n');
}

function stringsIn(values: readonly PdfValue[]): Uint8Array[] {
  return values.flatMap((value) => {
    if (value instanceof Uint8Array) return [value];
    return Array.isArray(value) ? stringsIn(value as readonly PdfValue[]) : [];
  });
}
