import { beforeAll, describe, expect, it } from 'vitest';

import { type CleanedDocument, cleanDocument } from '../cleaning/clean-document.ts';
import type { ExtractedDocument } from '../extracted-document.ts';
import type { GrayPicture } from '../ocr/gray-picture.ts';
import { readDocument } from '../read-document.ts';
import { editsOf } from '../testing/cleaned-pdf.ts';
import { drawCard, pictureLetter } from '../testing/pictured-letter.ts';

/** Longer than any test machine needs for so few words. */
const PATIENCE = { recognitionLimits: { pageLimit: 100_000, totalLimit: 200_000 } };
const TEST_LIMIT = 120_000;
const NAME = 'Jonathan Harrison';

describe('an image beside the text of a page', () => {
  let card: GrayPicture;
  let letter: Uint8Array;
  let read: ExtractedDocument;

  beforeAll(async () => {
    card = await drawCard('IDENTITY CARD', NAME, 'born in Leeds');
    letter = await pictureLetter(card);
    read = await readDocument(letter, 'pdf', PATIENCE);
  }, TEST_LIMIT);

  it('is read with OCR, after the lines of the page', () => {
    const lines = read.segments.map(({ start, end }) => read.text.slice(start, end));
    expect(lines.slice(0, 2)).toEqual([
      'Please find the card of our new colleague below, and keep a copy of it.',
      'We would be glad if the door opened to it from Monday on.',
    ]);
    expect(lines.slice(2)).toEqual(['IDENTITY CARD', NAME, 'born in Leeds']);
    const confidences = read.segments.map(({ confidence }) => confidence !== undefined);
    expect(confidences).toEqual([false, false, true, true, true]);
    expect(read.recognized?.pages).toEqual([1]);
    expect(read.unread).toEqual([]);
  });

  it('has each word where it is visible', () => {
    const at = read.text.indexOf('Harrison') - read.pages[0]!.start;
    const [left, top, , bottom] = read.pages[0]!.boxes.subarray(at * 4, at * 4 + 4);
    // The picture's top is 292 points below that of the page, its left edge 60 points from the page's.
    expect(left).toBeGreaterThan(60 + 60);
    expect(left).toBeLessThan(60 + 90);
    expect(top).toBeGreaterThan(292 + 30);
    expect(bottom).toBeLessThan(292 + 55);
  });

  it('is read at full resolution, however small it is shown', { timeout: TEST_LIMIT }, async () => {
    const small = await readDocument(await pictureLetter(card, { width: 90 }), 'pdf', PATIENCE);
    expect(small.text).toContain(NAME);
  });

  it('is recognized once when many pages show it', { timeout: TEST_LIMIT }, async () => {
    let begun = 0;
    const onRecognition = () => (begun += 1);
    const pages = await pictureLetter(card, { pages: 3 });
    const document = await readDocument(pages, 'pdf', { ...PATIENCE, onRecognition });
    expect(document.text.split(NAME)).toHaveLength(4);
    expect(begun).toBe(1);
  });

  it('is reported as unread when time runs out', async () => {
    const recognitionLimits = { pageLimit: 1, totalLimit: 1 };
    const document = await readDocument(letter, 'pdf', { recognitionLimits });
    expect(document.unread).toMatchObject([{ code: 'unread-picture', pages: [1] }]);
    expect(document.text).toContain('from Monday on');
  });

  it('is skipped if it is too small for a line of text', async () => {
    const icon = { ...card, width: 60, height: 60, pixels: card.pixels.slice(0, 3600) };
    let begun = 0;
    await readDocument(await pictureLetter(icon), 'pdf', { onRecognition: () => (begun += 1) });
    expect(begun).toBe(0);
  });

  describe('from which a passage is removed', () => {
    let cleaned: CleanedDocument;

    beforeAll(async () => {
      const edits = editsOf(read, NAME);
      cleaned = await cleanDocument(letter, 'pdf', { edits, document: read, ...PATIENCE });
    }, TEST_LIMIT);

    it('no longer shows the passage but shows the rest', { timeout: TEST_LIMIT }, async () => {
      const again = await readDocument(cleaned.bytes, 'pdf', {
        ...PATIENCE,
        recognizePages: new Set([1]),
      });
      expect(again.text).toContain('Leeds');
      expect(again.text).not.toMatch(/Jonathan|Harrison/);
    });

    it('is verified by recognizing it again', async () => {
      expect(cleaned.certificate.checks.every(({ passed }) => passed)).toBe(true);
      await expect(
        cleanDocument(letter, 'pdf', {
          edits: editsOf(read, NAME),
          document: read,
          recognitionLimits: { pageLimit: 1, totalLimit: 1 },
        }),
      ).rejects.toMatchObject({ code: 'documents.cleaning_unproven' });
    });
  });
});
