import { constants, inflateSync } from 'node:zlib';

import type { PlacedText } from './placed-text.ts';
import { streamAt } from './stream-at.ts';

/** How the dictionary of a tiling pattern and of a soft mask begins; a name may contain escapes, which is rare. */
const PATTERN = /\/PatternType\s*1\b/g;
const MASK = /\/S\s*\/(?:Luminosity|Alpha)\b/;
const MASK_GROUP = /\/G\s+(\d+)\s+(\d+)\s+R/g;
/** A Type 3 font, and how a glyph procedure begins; many files keep their objects in object streams. */
const DRAWN_FONT = /\/Type3\b/;
const LETTER = /^[\s\d.+-]*d[01]\s/;
const PACKED_OBJECTS = /\/Type\s*\/ObjStm\b/g;
const STREAM = /(?<!end)stream\r?\n/g;
const SHOWS_TEXT = /[)>\]]\s*(?:T[jJ]|['"])(?![A-Za-z])/;
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_DRAWINGS = 1000;
const MAX_LETTERS = 4000;
/** Compressed: glyph procedures are small. */
const MAX_LETTER_BYTES = 64 * 1024;

/**
 * The texts that pages show through patterns, soft masks and Type 3 glyphs, by page index; they have no positions.
 * pdfium does not treat them as text, so the file is read a second time for them, but only if its bytes suggest that
 * there are any.
 */
export async function readDrawnTexts(bytes: Uint8Array): Promise<readonly PlacedText[][]> {
  if (!mayShowText(bytes)) return [];
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const { listPages } = await import('./cleaning/scrub/page-tree.ts');
  const { textOfDrawings } = await import('./cleaning/listing/page-strings.ts');
  // Encrypted or broken files are read by pdfium only.
  const file = await PDFDocument.load(bytes, { updateMetadata: false }).catch(() => undefined);
  return (file ? listPages(file.context) : []).map((page) =>
    textOfDrawings(page)
      .split('\n')
      .filter((text) => text.trim() !== '')
      .map((text) => ({ part: 'body', text, boxes: new Float32Array(4), isContinuation: false })),
  );
}

function mayShowText(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const text = file.toString('latin1');
  const places = Array.from(text.matchAll(PATTERN), ({ index }) => index);
  if (MASK.test(text)) {
    const groups = Array.from(
      text.matchAll(MASK_GROUP),
      ([, number, generation]) => `${number} ${generation}`,
    );
    for (const group of [...new Set(groups)].slice(0, MAX_DRAWINGS)) {
      const at = text.lastIndexOf(`\n${group} obj`);
      if (at >= 0) places.push(at);
    }
  }
  return places.slice(0, MAX_DRAWINGS).some((at) => showsText(file, at)) || mayDraw(file, text);
}

/** Whether a glyph of a font could be a procedure that itself shows text. */
function mayDraw(file: Buffer, text: string): boolean {
  const hasDrawnFont =
    DRAWN_FONT.test(text) ||
    Array.from(text.matchAll(PACKED_OBJECTS), ({ index }) => index)
      .slice(0, MAX_DRAWINGS)
      .some((at) => DRAWN_FONT.test(unpackAt(file, at)?.toString('latin1') ?? ''));
  if (!hasDrawnFont) return false;
  let seen = 0;
  for (const { 0: keyword, index } of text.matchAll(STREAM)) {
    const start = index + keyword.length;
    const end = file.indexOf('endstream', start);
    if (end - start > MAX_LETTER_BYTES) continue;
    seen += 1;
    const drawing = unpack(file.subarray(start, end)).toString('latin1');
    if (seen > MAX_LETTERS || (LETTER.test(drawing) && SHOWS_TEXT.test(drawing))) return true;
  }
  return false;
}

/** Whether the stream whose dictionary begins at an offset shows text. */
function showsText(file: Buffer, at: number): boolean {
  return SHOWS_TEXT.test(unpackAt(file, at)?.toString('latin1') ?? '');
}

function unpackAt(file: Buffer, at: number): Buffer | undefined {
  const packed = streamAt(file, at);
  return packed && unpack(packed.bytes);
}

/** The inflated content; anything not deflated is returned as it is. */
function unpack(content: Buffer): Buffer {
  try {
    const finishFlush = constants.Z_SYNC_FLUSH;
    return inflateSync(content, { finishFlush, maxOutputLength: MAX_BYTES });
  } catch {
    return content;
  }
}
