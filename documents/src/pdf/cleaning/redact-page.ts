import { DocumentError } from '#documents/document-error.ts';

import type { Pdfium } from '../pdfium.ts';
import type { RemovedCharacter } from './prepared-page.ts';

// As a fraction of a glyph's width and height: whatever overlaps its middle is meant, but not a neighbor kerned or
// slanted into it.
const MARGIN = 0.35;
const QUAD_BYTES = 32;

/** Removes characters from a loaded page's content, including forms. */
export function redactPage(
  pdfium: Pdfium,
  page: number,
  characters: readonly RemovedCharacter[],
): void {
  if (characters.length === 0) return;
  const quads = writeQuads(pdfium, characters);
  pdfium.functions.EPDFText_RedactInQuads(page, quads, characters.length, 1, 0);
  pdfium.functions.free(quads);
}

function writeQuads(
  { functions, memory }: Pdfium,
  characters: readonly RemovedCharacter[],
): number {
  const pointer = functions.malloc(characters.length * QUAD_BYTES);
  if (pointer === 0) throw new DocumentError('documents.too_complex');
  for (const [index, { corners }] of characters.entries()) {
    memory.HEAPF32.set(shrunkCorners(corners), (pointer + index * QUAD_BYTES) >> 2);
  }
  return pointer;
}

function shrunkCorners([left = 0, top = 0, right = 0, bottom = 0]: readonly number[]): number[] {
  const x = (right - left) * MARGIN;
  const y = (top - bottom) * MARGIN;
  const [l, t, r, b] = [left + x, top - y, right - x, bottom + y];
  return [l, t, r, t, l, b, r, b];
}
