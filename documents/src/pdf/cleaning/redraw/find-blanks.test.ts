import { beforeAll, describe, expect, it } from 'vitest';

import type { Box } from '#documents/pdf/cleaning/box.ts';
import { drawPicture, pixelsOf } from '#documents/pdf/cleaning/rendering/page-picture.ts';
import { openPdf } from '#documents/pdf/open-pdf.ts';
import { boxOf, type Change, cleanPassage } from '#documents/testing/cleaned-pdf.ts';
import { makePdf, showText } from '#documents/testing/minimal-pdf.ts';

// Draws nothing in its place.
const VANISH: Change = { action: 'replace', text: '' };

/** One path, too large to be removed: a plate with narrow stems on top. */
function comb(): string {
  const stems = Array.from({ length: 12 }, (_, at) => 48 + at * 5).map(
    (x) => `${x} 380 l ${x} 414 l ${x + 2} 414 l ${x + 2} 380 l`,
  );
  return `40 300 m 40 380 l ${stems.join(' ')} 120 380 l 120 300 l h f`;
}

/** The number of dark pixels in an area of the first page. */
async function countDark(bytes: Uint8Array, box: Box): Promise<number> {
  const { pdfium, document } = await openPdf(bytes);
  const picture = drawPicture(pdfium, pdfium.functions.FPDF_LoadPage(document, 0), 200 / 72);
  const { left, top, right, bottom } = pixelsOf(picture, box);
  let dark = 0;
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      if (picture.pixels[(row * picture.width + column) * 4]! < 128) dark += 1;
    }
  }
  return dark;
}

describe('a page that is turned into an image', () => {
  let bytes: Uint8Array;
  let cleaned: Awaited<ReturnType<typeof cleanPassage>>;

  beforeAll(async () => {
    // Lines as close as with fonts whose glyph boxes are far higher than the glyphs.
    const lines = showText(
      [50, 710, 'HIT THE BALL HARD'],
      [50, 700, 'name Roe now'],
      [50, 690, 'see our names'],
    );
    const rule = '0 g 40 698 200 .7 re f';
    bytes = makePdf([
      { content: `${lines} ${rule} ${showText([50, 400, 'Roe Roe Roe'])} ${comb()}` },
    ]);
    cleaned = await cleanPassage(bytes, 'Roe', VANISH);
  });

  it('keeps what is next to a removed passage', async () => {
    expect(cleaned.redrawnPages).toEqual([1]);
    const neighbors = [
      { left: 40, top: 80, right: 240, bottom: 90.5 },
      { left: 40, top: 101.2, right: 240, bottom: 115 },
    ];
    for (const box of neighbors) {
      const [before, after] = [await countDark(bytes, box), await countDark(cleaned.bytes, box)];
      expect(before).toBeGreaterThan(500);
      expect(after / before).toBeGreaterThan(0.99);
    }
  });

  it('shows nothing of the passage', async () => {
    const { left, right } = boxOf(cleaned.document, 'Roe');
    const letters = { left: left - 0.5, top: 94, right: right + 0.5, bottom: 100 };
    expect(await countDark(bytes, letters)).toBeGreaterThan(100);
    expect(await countDark(cleaned.bytes, letters)).toBe(0);
  });

  it('is blank across the full height of a line that a drawing also shows', async () => {
    const line = { left: 52, top: 389.5, right: 66, bottom: 402 };
    expect(await countDark(bytes, line)).toBeGreaterThan(100);
    expect(await countDark(cleaned.bytes, line)).toBe(0);
  });
});
