import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';

import { decodeStream } from '../scrub/stream-bytes.ts';

const name = (text: string): PDFName => PDFName.of(text);

/** The glyph procedures of a Type 3 font by character code. */
export type DrawnLetters = ReadonlyMap<number, PDFRawStream>;

/** The glyph procedures of a Type 3 font that may show text; undefined if there are none, as for nearly every font. */
export function listDrawnLetters(font: PDFDict): DrawnLetters | undefined {
  const glyphs = font.lookup(name('CharProcs'));
  const encoding = font.lookup(name('Encoding'));
  const list = encoding instanceof PDFDict ? encoding.lookup(name('Differences')) : undefined;
  if (!(glyphs instanceof PDFDict) || !(list instanceof PDFArray)) return undefined;
  const letters = new Map<number, PDFRawStream>();
  const known = new Map<PDFName, PDFRawStream | undefined>();
  let code = 0;
  for (let index = 0; index < list.size(); index += 1) {
    const entry = list.lookup(index);
    if (entry instanceof PDFNumber) code = entry.asNumber();
    if (!(entry instanceof PDFName)) continue;
    if (!known.has(entry)) known.set(entry, letterWithText(glyphs, entry));
    const letter = known.get(entry);
    if (letter) letters.set(code, letter);
    code += 1;
  }
  return letters.size === 0 ? undefined : letters;
}

function letterWithText(glyphs: PDFDict, key: PDFName): PDFRawStream | undefined {
  const glyph = glyphs.lookup(key);
  const bytes = glyph instanceof PDFRawStream ? decodeStream(glyph) : undefined;
  const isOne = bytes !== undefined && mayShowText(bytes);
  return glyph instanceof PDFRawStream && isOne ? glyph : undefined;
}

/** Whether bytes contain the operator that begins text, or draw something that may show it. */
function mayShowText(bytes: Uint8Array): boolean {
  return /\b(?:BT|Do|scn|SCN|gs)\b/.test(Buffer.from(bytes).toString('latin1'));
}
