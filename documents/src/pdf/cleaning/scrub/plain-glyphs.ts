import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';

import { textOfContent } from '../listing/page-strings.ts';
import { drawnResources } from './drawn-resources.ts';
import { plainContent, withoutText } from './plain-content.ts';
import { layerNames, type PlainPolicy } from './plain-policy.ts';
import { decodeStream, encodeStream } from './stream-bytes.ts';

const name = (text: string): PDFName => PDFName.of(text);
const NO_GLYPH = name('.notdef');
const SHOWS_TEXT = /\bBT\b/;

/** Cleans the glyph procedures of a Type 3 font, and removes those without a code. */
export function plainGlyphs(font: PDFDict, policy: PlainPolicy): void {
  const glyphs = font.lookup(name('CharProcs'));
  if (!(glyphs instanceof PDFDict)) return;
  const isCalled = keepCalled(font, glyphs);
  for (const key of glyphs.keys()) if (!isCalled(key)) glyphs.delete(key);
  const resources = font.lookup(name('Resources'));
  const makePlain = plainLetters(font, glyphs, policy);
  const drawings: Uint8Array[] = [];
  let isAllRead = true;
  for (const ref of glyphs.values()) {
    const glyph = font.context.lookup(ref);
    const bytes = glyph instanceof PDFRawStream ? decodeStream(glyph) : undefined;
    if (bytes === undefined || !(glyph instanceof PDFRawStream) || !(ref instanceof PDFRef)) {
      isAllRead = false;
      continue;
    }
    const plain = makePlain(bytes);
    if (plain !== bytes) font.context.assign(ref, encodeStream(glyph.dict, plain));
    drawings.push(plain, Buffer.from('\n'));
  }
  if (resources instanceof PDFDict && isAllRead) {
    font.set(name('Resources'), drawnResources(resources, Buffer.concat(drawings)));
  }
}

/** Glyphs that show text containing a removed value, alone or side by side, no longer show it. */
function plainLetters(
  font: PDFDict,
  glyphs: PDFDict,
  policy: PlainPolicy,
): (bytes: Uint8Array) => Uint8Array {
  const isHidden = layerNames(font.lookup(name('Resources')), policy);
  const isTelling = showsRemoved(font, glyphs, policy);
  return (bytes) => {
    const plain = plainContent(bytes, isHidden);
    return isTelling ? withoutText(plain) : plain;
  };
}

function showsRemoved(font: PDFDict, glyphs: PDFDict, { masked }: PlainPolicy): boolean {
  const resources = font.lookup(name('Resources'));
  const texts = glyphs.keys().flatMap((key) => {
    const glyph = glyphs.lookup(key);
    const bytes = glyph instanceof PDFRawStream ? decodeStream(glyph) : undefined;
    const text = bytes && SHOWS_TEXT.test(Buffer.from(bytes).toString('latin1'));
    return text ? [textOfContent(bytes, resources).replaceAll('\n', '')] : [];
  });
  return [...texts, texts.join(''), texts.join(' ')].some((text) => masked.isIn(text));
}

/** Finds the glyphs that codes refer to; other names are removed from the encoding. */
function keepCalled(font: PDFDict, glyphs: PDFDict): (key: PDFName) => boolean {
  const encoding = font.lookup(name('Encoding'));
  const list = encoding instanceof PDFDict ? encoding.lookup(name('Differences')) : undefined;
  // Without differences the glyphs are those of a standard encoding.
  if (!(list instanceof PDFArray)) return () => true;
  const called = new Set<PDFName>([NO_GLYPH]);
  for (let index = 0; index < list.size(); index += 1) {
    const key = list.lookup(index);
    if (!(key instanceof PDFName)) continue;
    if (glyphs.has(key)) called.add(key);
    else list.set(index, NO_GLYPH);
  }
  const hasBase = encoding instanceof PDFDict && encoding.has(name('BaseEncoding'));
  return hasBase ? () => true : (key) => called.has(key);
}
