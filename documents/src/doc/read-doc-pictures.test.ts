import { beforeAll, describe, expect, it } from 'vitest';

import { cleanDocument } from '../cleaning/clean-document.ts';
import type { ExtractedDocument } from '../extracted-document.ts';
import { readDocument } from '../read-document.ts';
import { editsOf } from '../testing/cleaned-pdf.ts';
import { makeDoc } from '../testing/minimal-doc.ts';
import { pngOf } from '../testing/picture-files.ts';
import { makePictureRecord, PNG_RECORD } from '../testing/picture-record.ts';
import { drawCard } from '../testing/pictured-letter.ts';

/** Longer than any test machine needs for so few words. */
const PATIENCE = { recognitionLimits: { pageLimit: 100_000, totalLimit: 200_000 } };
const TEST_LIMIT = 120_000;
const NAME = 'Jonathan Harrison';

describe('a picture in a Word document of old', () => {
  let letter: Uint8Array;
  let read: ExtractedDocument;

  beforeAll(async () => {
    const card = pngOf(await drawCard('IDENTITY CARD', NAME, 'born in Leeds'));
    const data = makePictureRecord(PNG_RECORD, card);
    letter = makeDoc({ body: 'Please keep a copy of the card below.\r', data });
    read = await readDocument(letter, 'doc', PATIENCE);
  }, TEST_LIMIT);

  it('is read by text recognition, behind the text of the document', () => {
    expect(read.text).toBe(
      `Please keep a copy of the card below.\nIDENTITY CARD\n${NAME}\nborn in Leeds`,
    );
  });

  it(
    'shows nothing any more where a passage was taken out of it',
    { timeout: TEST_LIMIT },
    async () => {
      const edits = editsOf(read, NAME);
      const cleaned = await cleanDocument(letter, 'doc', { edits, document: read, ...PATIENCE });
      expect(cleaned.certificate.edits).toMatchObject([{ outcome: 'removed' }]);
      const again = await readDocument(cleaned.bytes, 'doc', PATIENCE);
      expect(again.text).toBe('Please keep a copy of the card below.');
      expect(again.unread).toEqual([]);
    },
  );
});
