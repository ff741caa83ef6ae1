import { beforeAll, describe, expect, it } from 'vitest';

import type { ExtractedDocument } from '../extracted-document.ts';
import { readDocument } from '../read-document.ts';
import { makePdf, showText } from '../testing/minimal-pdf.ts';
import { scanPdf } from '../testing/scanned-pdf.ts';

const LETTER = makePdf([
  {
    content: showText(
      [60, 720, 'Dear Mr. Harrison,'],
      [60, 690, 'we have received your invoice of 4 March.'],
      [60, 660, 'Please write to anna@example.com if anything is amiss.'],
    ),
  },
]);
/** Longer than any test machine needs for so few words. */
const PATIENCE = { recognitionLimits: { pageLimit: 100_000, totalLimit: 200_000 } };
const TEST_LIMIT = 120_000;

describe('a scanned page', () => {
  let scan: Uint8Array;
  let read: ExtractedDocument;

  beforeAll(async () => {
    scan = await scanPdf(LETTER);
    read = await readDocument(scan, 'pdf', PATIENCE);
  }, TEST_LIMIT);

  it('is read with OCR, line by line', () => {
    expect(read.text).toBe(
      'Dear Mr. Harrison,\nwe have received your invoice of 4 March.\nPlease write to anna@example.com if anything is amiss.',
    );
    expect(read.segments.map(({ part, page, line }) => [part, page, line])).toEqual([
      ['body', 1, 1],
      ['body', 1, 2],
      ['body', 1, 3],
    ]);
  });

  it('reports that its text was recognized, and with what confidence', () => {
    expect(read.recognized).toMatchObject({ code: 'text-recognition', pages: [1] });
    expect(read.unread).toEqual([]);
    for (const { confidence } of read.segments) expect(confidence).toBeGreaterThan(0.8);
  });

  it('has each character where it is in the original text', async () => {
    const printed = await readDocument(LETTER, 'pdf');
    const word = 'anna@example.com';
    const [seen, meant] = [read, printed].map(({ text, pages }) => {
      const at = (text.indexOf(word) - pages[0]!.start) * 4;
      return pages[0]!.boxes.subarray(at, at + word.length * 4);
    });
    for (let at = 0; at < word.length * 4; at += 4) {
      // In points: half a letter.
      expect(Math.abs(seen![at]! - meant![at]!)).toBeLessThan(4);
      // The recognized box is that of the ink and lies within the font's line.
      expect(seen![at + 1]).toBeGreaterThan(meant![at + 1]! - 1);
      expect(seen![at + 3]).toBeLessThan(meant![at + 3]! + 1);
    }
  });

  it(
    'is read when scanned sideways, with each character in place',
    { timeout: TEST_LIMIT },
    async () => {
      const rotatedRecognition = await readDocument(
        await scanPdf(LETTER, { isTurned: true }),
        'pdf',
        PATIENCE,
      );
      expect(rotatedRecognition.text).toBe(read.text);
      const at = read.text.indexOf('anna') * 4;
      const [left, top, right, bottom] = read.pages[0]!.boxes.subarray(at, at + 4);
      const place = [...rotatedRecognition.pages[0]!.boxes.subarray(at, at + 4)];
      for (const [index, expected] of [800 - bottom!, left!, 800 - top!, right!].entries()) {
        expect(Math.abs(place[index]! - expected)).toBeLessThan(2);
      }
    },
  );

  it('is reported as not recognized when time runs out', async () => {
    const late = { recognitionLimits: { pageLimit: 1, totalLimit: 200_000 } };
    const document = await readDocument(scan, 'pdf', late);
    expect(document.text).toBe('');
    expect(document.recognized).toBeUndefined();
    expect(document.unread).toMatchObject([{ code: 'not-recognized', pages: [1] }]);
  });

  it('includes stamped text only once', { timeout: TEST_LIMIT }, async () => {
    const stamped = await scanPdf(LETTER, { stamp: showText([60, 600, 'Received 7 March']) });
    const { text } = await readDocument(stamped, 'pdf', PATIENCE);
    expect(text.match(/Received/g)).toHaveLength(1);
    expect(text).toContain('Harrison');
  });
});

it('pages are reported as not recognized once the total time limit runs out', async () => {
  const page = { content: showText([60, 720, 'Page']) };
  const scan = await scanPdf(makePdf([page, page, page]));
  let begun = 0;
  const document = await readDocument(scan, 'pdf', {
    recognitionLimits: { pageLimit: 100, totalLimit: 1 },
    onRecognition: () => (begun += 1),
  });
  expect(begun).toBe(1);
  expect(document.unread).toMatchObject([{ code: 'not-recognized', pages: [1, 2, 3] }]);
});

it('a page that already has text skips OCR', async () => {
  let begun = 0;
  const document = await readDocument(LETTER, 'pdf', { onRecognition: () => (begun += 1) });
  expect(begun).toBe(0);
  expect(document.recognized).toBeUndefined();
  expect(document.segments.every(({ confidence }) => confidence === undefined)).toBe(true);
});

it.each([
  ['nothing', '0 0 300 400 re f'],
  ['only a stroke that looks like a character', '4 w 100 700 m 112 730 l S'],
])(
  'a page where OCR finds %s is reported as having no text layer',
  { timeout: TEST_LIMIT },
  async (_found, content) => {
    const document = await readDocument(makePdf([{ content }]), 'pdf', PATIENCE);
    expect(document.unread).toMatchObject([{ code: 'no-text-layer', pages: [1] }]);
  },
);
