import { beforeAll, describe, expect, it } from 'vitest';

import { cleanDocument } from '../cleaning/clean-document.ts';
import type { ExtractedDocument } from '../extracted-document.ts';
import { readDocument } from '../read-document.ts';
import { editsOf } from '../testing/cleaned-pdf.ts';
import { makeDoc } from '../testing/minimal-doc.ts';
import { pngOf } from '../testing/picture-files.ts';
import {
  EMF_RECORD,
  makeMetafileRecord,
  makePictureRecord,
  PNG_RECORD,
} from '../testing/picture-record.ts';
import { drawCard } from '../testing/pictured-letter.ts';

/** Longer than any test machine needs for so few words. */
const PATIENCE = { recognitionLimits: { pageLimit: 100_000, totalLimit: 200_000 } };
const TEST_LIMIT = 120_000;
const NAME = 'Jonathan Harrison';

describe('an image in a legacy Word document', () => {
  let letter: Uint8Array;
  let read: ExtractedDocument;

  beforeAll(async () => {
    const card = pngOf(await drawCard('IDENTITY CARD', NAME, 'born in Leeds'));
    const data = makePictureRecord(PNG_RECORD, card);
    letter = makeDoc({ body: 'Please keep a copy of the card below.\r', data });
    read = await readDocument(letter, 'doc', PATIENCE);
  }, TEST_LIMIT);

  it('is read with OCR, after the document text', () => {
    expect(read.text).toBe(
      `Please keep a copy of the card below.\nIDENTITY CARD\n${NAME}\nborn in Leeds`,
    );
  });

  it('shows nothing after a passage is removed from it', { timeout: TEST_LIMIT }, async () => {
    const edits = editsOf(read, NAME);
    const cleaned = await cleanDocument(letter, 'doc', { edits, document: read, ...PATIENCE });
    expect(cleaned.certificate.edits).toMatchObject([{ outcome: 'removed' }]);
    const again = await readDocument(cleaned.bytes, 'doc', PATIENCE);
    expect(again.text).toBe('Please keep a copy of the card below.');
    expect(again.unread).toEqual([]);
  });
});

describe('an unreadable drawing in a legacy Word document', () => {
  const read = async (data: Buffer): Promise<readonly string[]> => {
    const { unread } = await readDocument(makeDoc({ body: 'Letter\r', data }), 'doc');
    return unread.map(({ code, message }) => `${code}: ${message.split(',')[0]!}`);
  };
  const drawing = Buffer.alloc(300, 1);

  it('is reported as unread, compressed or not, with one count for all drawings', async () => {
    const packed = makeMetafileRecord(EMF_RECORD, drawing);
    const plain = makeMetafileRecord(
      { type: 0xf01b, instance: 0x216, isCompressed: false },
      drawing,
    );
    expect(await read(packed)).toEqual(['unread-picture: A picture was not read']);
    expect(await read(Buffer.concat([packed, plain]))).toEqual([
      'unread-picture: 2 pictures were not read',
    ]);
  });

  it('is reported as unread if it is a bitmap without a file header', async () => {
    const bitmap = Buffer.alloc(60);
    for (const [index, value] of [40, 300, -200].entries()) bitmap.writeInt32LE(value, index * 4);
    expect(await read(makePictureRecord({ type: 0xf01f, instance: 0x7a8 }, bitmap))).toEqual([
      'unread-picture: A picture was not read',
    ]);
  });

  it('is ignored if it is too small for text or not a drawing', async () => {
    const small = makeMetafileRecord({ ...EMF_RECORD, side: 300_000 }, drawing);
    const chance = makeMetafileRecord(EMF_RECORD, drawing);
    chance[8 + 16 + 33] = 1;
    expect(await read(Buffer.concat([small, chance]))).toEqual([]);
  });
});
