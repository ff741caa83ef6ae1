import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

import { plainJpeg } from '#documents/cleaning/pictures/plain-jpeg.ts';
import { plainJpeg2000 } from '#documents/cleaning/pictures/plain-jpeg2000.ts';

import { drawnResources } from './drawn-resources.ts';
import type { IsHiddenLayer } from './hidden-layers.ts';
import { keepInnerFilter } from './inner-filter.ts';
import type { MaskedValues } from './mask-values.ts';
import { plainContent } from './plain-content.ts';
import { decodeStream, encodeStream } from './stream-bytes.ts';

/** What is done to all objects that a page is drawn with. */
export interface PlainPolicy {
  readonly isHidden: IsHiddenLayer;
  readonly masked: MaskedValues;
}

/** How many objects held something that draws nothing. */
export interface PlainCounts {
  pictureNotes: number;
  fontNotes: number;
}

const name = (text: string): PDFName => PDFName.of(text);
const DROPPED = [
  'AA',
  'ActualText',
  'AF',
  'Alt',
  'Alternates',
  'FDecodeParms',
  'FFilter',
  'LastModified',
  'Measure',
  'Metadata',
  'OPI',
  'PieceInfo',
  'Properties',
  'PtData',
  'Ref',
  'StructParent',
  'StructParents',
  'Thumb',
].map(name);
const OC = name('OC');
const FAMILY = name('FontFamily');
/** What stands before the name of a font of which only some glyphs are in the file. */
const SUBSET = /^[A-Z]{6}\+/;
const FILTER = name('Filter');

/** Makes everything that can be reached from some objects plain: nothing stays but what pages are drawn with. */
export function makePlain(
  context: PDFContext,
  starts: readonly PDFObject[],
  policy: PlainPolicy,
): PlainCounts {
  const counts = { pictureNotes: 0, fontNotes: 0 };
  const seen = new Set<PDFObject>();
  const waiting = [...starts];
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    if (seen.has(item)) continue;
    seen.add(item);
    const object = context.lookup(item);
    if (object instanceof PDFRawStream && item instanceof PDFRef) {
      context.assign(item, plainStream(object, policy, counts));
      waiting.push(object.dict);
    } else if (object instanceof PDFDict) {
      if (object.lookup(name('Subtype')) === name('Type3')) plainGlyphs(object, policy);
      plainEntries(object, policy.masked);
      waiting.push(...object.values());
    } else if (object instanceof PDFArray) {
      waiting.push(...object.asArray());
    }
  }
  return counts;
}

function plainEntries(dict: PDFDict, masked: MaskedValues): void {
  for (const key of DROPPED) dict.delete(key);
  dict.delete(OC);
  const isCharacterCollection = dict.has(name('Registry'));
  for (const [key, value] of dict.entries()) {
    const resolved = dict.context.lookup(value);
    const isText = resolved instanceof PDFString || resolved instanceof PDFHexString;
    if (isText && !isCharacterCollection && !repeatsName(dict, key, resolved)) dict.delete(key);
    if (resolved instanceof PDFName && masked.isIn(resolved.decodeText())) dict.set(key, name('X'));
  }
}

/** A font's family tells nothing that its name does not tell, empty ones included, and viewers choose a font in its place by it. */
function repeatsName(dict: PDFDict, key: PDFName, value: PDFString | PDFHexString): boolean {
  const font = dict.lookup(name('FontName'));
  if (key !== FAMILY || !(font instanceof PDFName)) return false;
  const family = lettersOf(value.decodeText());
  return lettersOf(font.decodeText().replace(SUBSET, '')).startsWith(family);
}

function lettersOf(text: string): string {
  return text.replaceAll(/[ -]/g, '').toLowerCase();
}

function plainStream(stream: PDFRawStream, policy: PlainPolicy, counts: PlainCounts): PDFRawStream {
  const { dict } = stream;
  if (policy.isHidden(dict.get(OC))) return emptyForm(dict);
  const subtype = dict.lookup(name('Subtype'));
  if (subtype === name('Image')) return plainPicture(stream, counts);
  if (subtype === name('Form')) dict.delete(name('Name'));
  const isContent = subtype === name('Form') || dict.has(name('PatternType'));
  const bytes = decodeStream(stream);
  if (bytes === undefined) return stream;
  if (isContent) {
    const resources = dict.lookup(name('Resources'));
    const plain = plainContent(bytes, layerNames(resources, policy));
    if (resources instanceof PDFDict) {
      dict.set(name('Resources'), drawnResources(resources, plain));
    }
    return plain === bytes ? stream : encodeStream(dict, plain);
  }
  const plain = policy.masked.maskBytes(bytes);
  if (plain === bytes) return stream;
  counts.fontNotes += 1;
  return encodeStream(dict, plain);
}

/** A form that draws nothing, in the place of something in a hidden layer. */
function emptyForm(dict: PDFDict): PDFRawStream {
  const empty = dict.context.obj({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 0, 0] });
  return PDFRawStream.of(empty, new Uint8Array());
}

function plainGlyphs(font: PDFDict, policy: PlainPolicy): void {
  const glyphs = font.lookup(name('CharProcs'));
  if (!(glyphs instanceof PDFDict)) return;
  const resources = font.lookup(name('Resources'));
  const drawings: Uint8Array[] = [];
  let isAllRead = true;
  for (const ref of glyphs.values()) {
    const glyph = font.context.lookup(ref);
    const bytes = glyph instanceof PDFRawStream ? decodeStream(glyph) : undefined;
    if (bytes === undefined || !(glyph instanceof PDFRawStream) || !(ref instanceof PDFRef)) {
      isAllRead = false;
      continue;
    }
    const plain = plainContent(bytes, layerNames(resources, policy));
    if (plain !== bytes) font.context.assign(ref, encodeStream(glyph.dict, plain));
    drawings.push(plain, Buffer.from('\n'));
  }
  if (resources instanceof PDFDict && isAllRead) {
    font.set(name('Resources'), drawnResources(resources, Buffer.concat(drawings)));
  }
}

function plainPicture(stream: PDFRawStream, counts: PlainCounts): PDFRawStream {
  stream.dict.delete(name('Name'));
  const picture = keepInnerFilter(stream);
  if (picture === undefined) return stream;
  const plain = withoutNotes(picture);
  if (plain === picture.contents) return picture;
  counts.pictureNotes += 1;
  return PDFRawStream.of(picture.dict, plain);
}

function withoutNotes({ dict, contents }: PDFRawStream): Uint8Array {
  const filter = dict.lookup(FILTER);
  if (filter === name('DCTDecode')) return plainJpeg(contents, false);
  return filter === name('JPXDecode') ? plainJpeg2000(contents) : contents;
}

/** Tells whether a name that a content stream gives to a layer stands for a hidden one. */
export function layerNames(
  resources: PDFObject | undefined,
  { isHidden }: PlainPolicy,
): (property: string) => boolean {
  const properties =
    resources instanceof PDFDict ? resources.lookup(name('Properties')) : undefined;
  return (property) =>
    properties instanceof PDFDict && isHidden(properties.get(PDFName.of(property.slice(1))));
}
