import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';

import { textOfContent } from '../listing/page-strings.ts';
import { pickDrawnResources } from './drawn-resources.ts';
import { sanitizeContent, withoutText } from './sanitize-content.ts';
import { layerNames, type SanitizePolicy } from './sanitize-policy.ts';
import { decodeStream, encodeStream } from './stream-bytes.ts';

const name = (text: string): PDFName => PDFName.of(text);
const NO_GLYPH = name('.notdef');
const SHOWS_TEXT = /\bBT\b/;

/** Cleans the glyph procedures of a Type 3 font, and removes those without a code. */
export function sanitizeGlyphs(font: PDFDict, policy: SanitizePolicy): void {
  const glyphs = font.lookup(name('CharProcs'));
  if (!(glyphs instanceof PDFDict)) return;
  const isUsed = keepUsed(font, glyphs);
  for (const key of glyphs.keys()) if (!isUsed(key)) glyphs.delete(key);
  const resources = font.lookup(name('Resources'));
  const sanitizeGlyph = createGlyphSanitizer(font, glyphs, policy);
  const drawings: Uint8Array[] = [];
  let isAllRead = true;
  for (const ref of glyphs.values()) {
    const glyph = font.context.lookup(ref);
    const bytes = glyph instanceof PDFRawStream ? decodeStream(glyph) : undefined;
    if (bytes === undefined || !(glyph instanceof PDFRawStream) || !(ref instanceof PDFRef)) {
      isAllRead = false;
      continue;
    }
    const sanitized = sanitizeGlyph(bytes);
    if (sanitized !== bytes) font.context.assign(ref, encodeStream(glyph.dict, sanitized));
    drawings.push(sanitized, Buffer.from('\n'));
  }
  if (resources instanceof PDFDict && isAllRead) {
    font.set(name('Resources'), pickDrawnResources(resources, Buffer.concat(drawings)));
  }
}

/** Glyphs that show text containing a removed value, alone or side by side, no longer show it. */
function createGlyphSanitizer(
  font: PDFDict,
  glyphs: PDFDict,
  policy: SanitizePolicy,
): (bytes: Uint8Array) => Uint8Array {
  const isHidden = layerNames(font.lookup(name('Resources')), policy);
  const showsRemovedValue = showsRemoved(font, glyphs, policy);
  return (bytes) => {
    const sanitized = sanitizeContent(bytes, isHidden);
    return showsRemovedValue ? withoutText(sanitized) : sanitized;
  };
}

function showsRemoved(font: PDFDict, glyphs: PDFDict, { masked }: SanitizePolicy): boolean {
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
function keepUsed(font: PDFDict, glyphs: PDFDict): (key: PDFName) => boolean {
  const encoding = font.lookup(name('Encoding'));
  const list = encoding instanceof PDFDict ? encoding.lookup(name('Differences')) : undefined;
  // Without differences the glyphs are those of a standard encoding.
  if (!(list instanceof PDFArray)) return () => true;
  const used = new Set<PDFName>([NO_GLYPH]);
  for (let index = 0; index < list.size(); index += 1) {
    const key = list.lookup(index);
    if (!(key instanceof PDFName)) continue;
    if (glyphs.has(key)) used.add(key);
    else list.set(index, NO_GLYPH);
  }
  const hasBase = encoding instanceof PDFDict && encoding.has(name('BaseEncoding'));
  return hasBase ? () => true : (key) => used.has(key);
}
