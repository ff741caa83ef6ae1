import { constants, inflateSync } from 'node:zlib';

import type { PlacedText } from './placed-text.ts';

/** What begins the description of a pattern of drawings, and of a soft mask; a name may be written by codes, which is rare. */
const PATTERN = /\/PatternType\s*1\b/g;
const MASK = /\/S\s*\/(?:Luminosity|Alpha)\b/;
const MASK_GROUP = /\/G\s+(\d+)\s+(\d+)\s+R/g;
const SHOWS_TEXT = /[)>\]]\s*(?:T[jJ]|['"])(?![A-Za-z])/;
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_DRAWINGS = 1000;

/**
 * The texts that pages show through patterns and soft masks, by the index of the page; they have no places. pdfium does not
 * take them for text, and the file is read a second time for them alone: only where a look at its bytes shows that there are any.
 */
export async function readDrawnTexts(bytes: Uint8Array): Promise<readonly PlacedText[][]> {
  if (!mayShowText(bytes)) return [];
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const { listPages } = await import('./cleaning/scrub/page-tree.ts');
  const { textOfDrawings } = await import('./cleaning/listing/page-strings.ts');
  // What is encrypted or broken is read by pdfium alone.
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
    for (const [, number, generation] of text.matchAll(MASK_GROUP)) {
      const at = text.lastIndexOf(`\n${number} ${generation} obj`);
      if (at >= 0) places.push(at);
    }
  }
  return places.slice(0, MAX_DRAWINGS).some((at) => showsText(file, at));
}

/** Whether the stream whose description stands at an offset shows text; one that is packed in a rare way may do so. */
function showsText(file: Buffer, at: number): boolean {
  const keyword = file.indexOf('stream', at);
  if (keyword < 0) return false;
  const start = keyword + 'stream'.length + (file[keyword + 6] === 0x0d ? 2 : 1);
  const end = file.indexOf('endstream', start);
  const content = file.subarray(start, end < 0 ? file.length : end);
  return SHOWS_TEXT.test(unpack(content).toString('latin1'));
}

function unpack(content: Buffer): Buffer {
  try {
    const finishFlush = constants.Z_SYNC_FLUSH;
    return inflateSync(content, { finishFlush, maxOutputLength: MAX_BYTES });
  } catch {
    return content;
  }
}
