import { beforeAll, describe, expect, it } from 'vitest';

import { type CleanedDocument, cleanDocument } from '#documents/cleaning/clean-document.ts';
import type { TextEdit } from '#documents/cleaning/cleaning.ts';
import type { ExtractedDocument } from '#documents/extracted-document.ts';
import {
  drawPicture,
  type PagePicture,
  pixelsOf,
} from '#documents/pdf/cleaning/rendering/page-picture.ts';
import { readDocument } from '#documents/read-document.ts';
import { makePdf, showText } from '#documents/testing/minimal-pdf.ts';
import { scanPdf } from '#documents/testing/scanned-pdf.ts';

import { openPdf } from '../open-pdf.ts';
import { type Box, joinBoxes } from './box.ts';
import { boxAt } from './plan-edits.ts';

/** Longer than any test machine needs for so few words. */
const PATIENCE = { recognitionLimits: { pageLimit: 100_000, totalLimit: 200_000 } };
const TEST_LIMIT = 120_000;
const NAME = 'Jonathan Harrison';
const LETTER = makePdf([
  {
    content: showText(
      [60, 720, 'We confirm the appointment of your employee.'],
      [60, 690, `Patient ${NAME}, born in Leeds`],
      [60, 660, 'Please bring the letter of your doctor with you.'],
    ),
  },
  { content: showText([60, 720, 'This second page names nobody at all.']) },
]);

/** The number of distinct blue levels in the most varied row of a box, without its edges, which may be blended. */
function mostLevelsOfRow(picture: PagePicture, box: Box): number {
  const { left, top, right, bottom } = pixelsOf(picture, box);
  const counts: number[] = [];
  for (let row = top + 1; row < bottom - 1; row += 1) {
    const start = (row * picture.width + left + 1) * 4;
    const end = (row * picture.width + right - 1) * 4;
    counts.push(new Set(picture.pixels.subarray(start, end).filter((_, at) => at % 4 === 0)).size);
  }
  return Math.max(...counts);
}

describe('a cleaned scanned page', () => {
  let scan: Uint8Array;
  let read: ExtractedDocument;
  let edits: TextEdit[];
  let cleaned: CleanedDocument;

  beforeAll(async () => {
    scan = await scanPdf(LETTER);
    read = await readDocument(scan, 'pdf', PATIENCE);
    const start = read.text.indexOf(NAME);
    edits = [{ start, end: start + NAME.length, action: 'remove' }];
    cleaned = await cleanDocument(scan, 'pdf', { edits, document: read, ...PATIENCE });
  }, TEST_LIMIT);

  it('shows a bar in place of the passage, up to the following comma', async () => {
    const { pdfium, document } = await openPdf(cleaned.bytes);
    const picture = drawPicture(pdfium, pdfium.functions.FPDF_LoadPage(document, 0), 2);
    const [{ start, end }] = edits as [TextEdit];
    const [first, last] = [boxAt(read.pages[0]!, start)!, boxAt(read.pages[0]!, end - 1)!];
    expect(mostLevelsOfRow(picture, joinBoxes(first, last))).toBe(1);
    expect(mostLevelsOfRow(picture, boxAt(read.pages[0]!, end)!)).toBeGreaterThan(1);
  });

  it('keeps its other words, which become searchable', async () => {
    const { text, recognized } = await readDocument(cleaned.bytes, 'pdf', {
      recognizePages: new Set(),
    });
    expect(recognized).toBeUndefined();
    expect(text).toContain('employee');
    expect(text).toContain('Leeds');
    expect(text).not.toMatch(/Jonathan|Harrison/);
  });

  it('is verified by recognizing it again', { timeout: TEST_LIMIT }, async () => {
    const again = await readDocument(cleaned.bytes, 'pdf', {
      ...PATIENCE,
      recognizePages: new Set([1]),
    });
    expect(again.recognized?.pages).toEqual([1]);
    expect(again.text).toContain('Leeds');
    expect(again.text).not.toMatch(/Jonathan|Harrison/);
    expect(cleaned.certificate.checks.every(({ passed }) => passed)).toBe(true);
  });

  it(
    'is recognized again only if something was removed from it',
    { timeout: TEST_LIMIT },
    async () => {
      let recognized = 0;
      const onRecognition = () => (recognized += 1);
      await cleanDocument(scan, 'pdf', { edits, document: read, ...PATIENCE, onRecognition });
      expect(recognized).toBe(1);
    },
  );

  it('is not released if it cannot be recognized again in time', async () => {
    const recognitionLimits = { pageLimit: 1, totalLimit: 1 };
    const options = { edits, document: read, recognitionLimits };
    await expect(cleanDocument(scan, 'pdf', options)).rejects.toMatchObject({
      code: 'documents.cleaning_unproven',
    });
  });

  it(
    'is not released while it still shows an occurrence that was not selected',
    {
      timeout: TEST_LIMIT,
    },
    async () => {
      // As if the first reading had missed the second occurrence.
      const missed = await scanPdf(
        makePdf([{ content: showText([60, 720, `${NAME} and`], [60, 690, `Mr. ${NAME} again`]) }]),
      );
      const whole = await readDocument(missed, 'pdf', PATIENCE);
      const second = whole.text.indexOf('\n');
      const document = {
        ...whole,
        text: whole.text.slice(0, second),
        segments: whole.segments.slice(0, 1),
      };
      await expect(
        cleanDocument(missed, 'pdf', {
          edits: [{ start: 0, end: NAME.length, action: 'remove' }],
          document,
          ...PATIENCE,
        }),
      ).rejects.toMatchObject({ code: 'documents.cleaning_unproven' });
    },
  );
});
