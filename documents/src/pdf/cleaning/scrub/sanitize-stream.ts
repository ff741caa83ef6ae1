import { PDFDict, PDFName, PDFNumber, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';

import { sanitizeJpeg } from '#documents/cleaning/pictures/sanitize-jpeg.ts';
import { sanitizeJpeg2000 } from '#documents/cleaning/pictures/sanitize-jpeg2000.ts';

import { textOfContent } from '../listing/page-strings.ts';
import { pickDrawnResources } from './drawn-resources.ts';
import { lengthOfDifferences, lengthOfFunction, lengthOfSamples } from './exact-length.ts';
import { keepInnerFilter } from './inner-filter.ts';
import { sanitizeCharacterMapFile } from './sanitize-character-map-file.ts';
import { sanitizeContent, withoutText } from './sanitize-content.ts';
import { sanitizeFax } from './sanitize-fax.ts';
import { sanitizeJbig2 } from './sanitize-jbig2.ts';
import { layerNames, type SanitizeCounts, type SanitizePolicy } from './sanitize-policy.ts';
import { sanitizeProfile } from './sanitize-profile.ts';
import { decodeStream, encodeStream, listOf, packedLength } from './stream-bytes.ts';

const name = (text: string): PDFName => PDFName.of(text);
const FILTER = name('Filter');
const PARAMETERS = name('DecodeParms');
const FLATE = name('FlateDecode');
const PICTURE_FILTERS = new Set(
  ['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode', 'CCF'].map(name),
);
const START_OF_MAP = Buffer.from('begincmap');
const COMMENT = /%[^\r\n]*/g;

/** A stream with nothing but what is drawn with it. */
export function sanitizeStream(
  stream: PDFRawStream,
  policy: SanitizePolicy,
  counts: SanitizeCounts,
): PDFRawStream {
  const { dict } = stream;
  if (policy.isHidden(dict.get(name('OC')))) return emptyForm(dict);
  const subtype = dict.lookup(name('Subtype'));
  if (subtype === name('Image')) return sanitizePicture(stream, counts);
  const bytes = decodeStream(stream);
  // Nobody can tell what it says, and viewers draw nothing with it.
  if (bytes === undefined) {
    counts.trailingData += 1;
    return encodeStream(dict, new Uint8Array());
  }
  const isContent = subtype === name('Form') || dict.has(name('PatternType'));
  const sanitized = isContent
    ? sanitizeDrawing(stream, bytes, policy)
    : sanitizeData(dict, bytes, { policy, counts });
  const isKept = sanitized === bytes && !dict.has(PARAMETERS);
  return (isKept ? trimPackedData(stream, counts) : undefined) ?? encodeStream(dict, sanitized);
}

/** An empty form, to replace something in a hidden layer. */
export function emptyForm(dict: PDFDict): PDFRawStream {
  const empty = dict.context.obj({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 0, 0] });
  return PDFRawStream.of(empty, new Uint8Array());
}

/** The content of a form or a pattern; a pattern or a mask whose text contains a removed value no longer shows text. */
function sanitizeDrawing(
  stream: PDFRawStream,
  bytes: Uint8Array,
  policy: SanitizePolicy,
): Uint8Array {
  const { dict } = stream;
  const resources = dict.lookup(name('Resources'));
  let sanitized = sanitizeContent(bytes, layerNames(resources, policy));
  const isPatternOrMask = dict.has(name('PatternType')) || policy.isMask?.(stream) === true;
  if (isPatternOrMask && policy.masked.isIn(textOfContent(sanitized, resources)))
    sanitized = withoutText(sanitized);
  if (resources instanceof PDFDict)
    dict.set(name('Resources'), pickDrawnResources(resources, sanitized));
  return sanitized;
}

interface DataPolicy {
  readonly policy: SanitizePolicy;
  readonly counts: SanitizeCounts;
}

/** Fonts, profiles, CMaps, functions. */
function sanitizeData(
  dict: PDFDict,
  bytes: Uint8Array,
  { policy, counts }: DataPolicy,
): Uint8Array {
  const masked = policy.masked.maskBytes(bytes);
  if (masked !== bytes) counts.fontMetadata += 1;
  const sanitized = withoutTrailingData(dict, masked);
  if (sanitized.length < masked.length) counts.trailingData += 1;
  return sanitized;
}

function withoutTrailingData(dict: PDFDict, bytes: Uint8Array): Uint8Array {
  const kind = dict.lookup(name('FunctionType'));
  if (kind instanceof PDFNumber) {
    return kind.asNumber() === 4
      ? withoutComments(bytes)
      : bytes.subarray(0, lengthOfFunction(dict) ?? bytes.length);
  }
  if (dict.has(name('N'))) return sanitizeProfile(bytes);
  const isMap = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(START_OF_MAP);
  if (!isMap || isFontFile(dict)) return bytes;
  if (dict.has(name('CMapName'))) dict.set(name('CMapName'), name('X'));
  return sanitizeCharacterMapFile(bytes);
}

function isFontFile(dict: PDFDict): boolean {
  return dict.has(name('Length1')) || dict.has(name('Subtype'));
}

function withoutComments(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1');
  return COMMENT.test(text) ? Buffer.from(text.replaceAll(COMMENT, ''), 'latin1') : bytes;
}

function sanitizePicture(stream: PDFRawStream, counts: SanitizeCounts): PDFRawStream {
  const picture = keepInnerFilter(stream);
  if (picture === undefined) return stream;
  const sanitized = withoutMetadata(picture);
  if (sanitized !== picture.contents) {
    counts.pictureMetadata += 1;
    return PDFRawStream.of(picture.dict, sanitized);
  }
  return trimSamples(picture, counts);
}

function withoutMetadata({ dict, contents }: PDFRawStream): Uint8Array {
  const filter = dict.lookup(FILTER);
  if (filter === name('DCTDecode')) return sanitizeJpeg(contents, false);
  if (filter === name('JPXDecode')) return sanitizeJpeg2000(contents);
  if (filter === name('JBIG2Decode')) {
    sanitizeSharedSegments(dict);
    return sanitizeJbig2(contents);
  }
  const isFax = filter === name('CCITTFaxDecode') || filter === name('CCF');
  return isFax ? sanitizeFax(contents, dict.lookup(name('DecodeParms'))) : contents;
}

/** Cleans what a picture shares with others, in place. */
function sanitizeSharedSegments(picture: PDFDict): void {
  const parameters = picture.lookup(name('DecodeParms'));
  const ref = parameters instanceof PDFDict ? parameters.get(name('JBIG2Globals')) : undefined;
  const shared = picture.context.lookup(ref);
  const bytes = shared instanceof PDFRawStream ? decodeStream(shared) : undefined;
  if (!(ref instanceof PDFRef) || !(shared instanceof PDFRawStream) || !bytes) return;
  const sanitized = sanitizeJbig2(bytes);
  if (sanitized !== bytes) picture.context.assign(ref, encodeStream(shared.dict, sanitized));
}

/** A picture without trailing data after its samples. */
function trimSamples(picture: PDFRawStream, counts: SanitizeCounts): PDFRawStream {
  const { dict } = picture;
  const filter = dict.lookup(FILTER);
  if (filter instanceof PDFName && PICTURE_FILTERS.has(filter)) return picture;
  const differences = lengthOfDifferences(dict);
  if (differences !== undefined) return trimDifferences(picture, differences, counts);
  const bytes = decodeStream(picture);
  const length = lengthOfSamples(dict) ?? bytes?.length ?? 0;
  if (bytes === undefined) return picture;
  if (bytes.length > length) counts.trailingData += 1;
  const trimmed = bytes.length > length ? undefined : trimPackedData(picture, counts);
  return trimmed ?? encodeStream(dict, bytes.subarray(0, length));
}

function trimDifferences(
  picture: PDFRawStream,
  length: number,
  counts: SanitizeCounts,
): PDFRawStream {
  const { dict, contents } = picture;
  if (dict.lookup(FILTER) !== FLATE) return picture;
  const packed = dict.context.obj({ Filter: 'FlateDecode' });
  const bytes = decodeStream(PDFRawStream.of(packed, contents));
  if (bytes === undefined) return picture;
  if (bytes.length > length) counts.trailingData += 1;
  const trimmed = bytes.length > length ? undefined : trimPackedData(picture, counts);
  if (trimmed !== undefined) return trimmed;
  const parameters = dict.get(PARAMETERS);
  const exact = encodeStream(dict, bytes.subarray(0, length));
  if (parameters !== undefined) dict.set(PARAMETERS, parameters);
  return exact;
}

/**
 * A stream without trailing data after its compressed bytes; undefined if these are broken, or encoded in another way,
 * in which more may follow them.
 */
function trimPackedData(stream: PDFRawStream, counts: SanitizeCounts): PDFRawStream | undefined {
  const { dict, contents } = stream;
  const [filter, ...others] = listOf(dict.lookup(FILTER));
  if (filter === undefined) return stream;
  const length = filter === FLATE && others.length === 0 ? packedLength(contents) : undefined;
  if (length === undefined) return undefined;
  if (length >= contents.length || isLineEnd(contents.subarray(length))) return stream;
  counts.trailingData += 1;
  return PDFRawStream.of(dict, contents.subarray(0, length));
}

/** Some programs count the line ending before `endstream` as part of the stream. */
function isLineEnd(bytes: Uint8Array): boolean {
  return bytes.every((code) => code === 0x0a || code === 0x0d || code === 0x20);
}
