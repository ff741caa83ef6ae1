import { expect, it } from 'vitest';

import { cleanDocument } from '#documents/cleaning/clean-document.ts';
import { readDocument } from '#documents/read-document.ts';
import { makePdf, showText } from '#documents/testing/minimal-pdf.ts';
import { scanPdf } from '#documents/testing/scanned-pdf.ts';

/** Longer than any test machine needs for so few words. */
const PATIENCE = { recognitionLimits: { pageLimit: 100_000, totalLimit: 200_000 } };
const NAME = 'Jonathan Harrison';
const LINE = `Patient ${NAME}, born in Leeds`;
const OTHER = 'Please bring the letter of your doctor with you.';

it('a scan whose text layer is not exactly over its letters shows nothing of the passage', async () => {
  const letter = makePdf([{ content: showText([60, 690, LINE], [60, 640, OTHER]) }]);
  const layer = `3 Tr ${showText([30, 697, LINE], [30, 647, OTHER])}`;
  const scan = await scanPdf(letter, { stamp: layer });
  const document = await readDocument(scan, 'pdf', PATIENCE);
  const start = document.text.indexOf(NAME);
  expect(document.recognized).toBeUndefined();
  const edits = [{ start, end: start + NAME.length, action: 'remove' } as const];
  const copy = await cleanDocument(scan, 'pdf', { edits, document, ...PATIENCE });
  const again = await readDocument(copy.bytes, 'pdf', {
    ...PATIENCE,
    recognizePages: new Set([1]),
  });
  expect(again.text).toContain('letter of your doctor');
  expect(again.text).not.toMatch(/Jon|than|Harr|rison/);
}, 120_000);
