import { deflateSync, inflateSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { cleanDocument } from '#documents/cleaning/clean-document.ts';
import { openCompoundFile } from '#documents/doc/compound-file.ts';
import { listMetafiles, unpackMetafile } from '#documents/doc/list-metafiles.ts';
import { readDocument } from '#documents/read-document.ts';
import { editsOf } from '#documents/testing/cleaned-pdf.ts';
import { makeDoc } from '#documents/testing/minimal-doc.ts';
import { EMF_RECORD, makeMetafileRecord } from '#documents/testing/picture-record.ts';

import { listDocContents } from './list-doc-contents.ts';

const NAME = 'Jane Quillfeather';
const WMF_RECORD = { type: 0xf01b, instance: 0x217 - 1 };

const drawing = (words: string): Buffer =>
  Buffer.concat([Buffer.alloc(200, 3), Buffer.from(words, 'utf16le'), Buffer.alloc(60, 5)]);

async function cleanedData(data: Buffer): Promise<Uint8Array> {
  const letter = makeDoc({ body: `Dear ${NAME}, see the drawing.\r`, data });
  const document = await readDocument(letter, 'doc');
  const edits = editsOf(document, NAME);
  const { bytes } = await cleanDocument(letter, 'doc', { edits, document });
  return openCompoundFile(bytes).stream('Data')!.subarray(0, data.length);
}

describe('a metafile in a legacy Word document', () => {
  it('is listed with its decompressed text', async () => {
    const data = makeMetafileRecord(EMF_RECORD, drawing(NAME));
    const contents = await listDocContents(makeDoc({ body: 'Letter\r', data }));
    expect(contents.filter(({ text }) => text.includes(NAME)).map(({ place }) => place)).toEqual([
      'stream Data, packed, 16-bit text',
    ]);
  });

  it.each([
    ['EMF', EMF_RECORD],
    ['WMF', WMF_RECORD],
  ])('has a removed value masked in its text and everything else kept: %s', async (_, record) => {
    const words = `for ${NAME}, kept`;
    const data = makeMetafileRecord(record, drawing(words));
    const cleaned = await cleanedData(data);
    const [metafile] = listMetafiles(cleaned);
    const mask = '*'.repeat(NAME.length);
    expect(Buffer.from(unpackMetafile(metafile!)!)).toEqual(drawing(`for ${mask}, kept`));
  });

  it('is unchanged if it contains no removed value', async () => {
    const data = makeMetafileRecord(EMF_RECORD, drawing('Nothing of note'));
    expect(Buffer.from(await cleanedData(data))).toEqual(data);
  });

  it('is zeroed if it cannot be decompressed', async () => {
    const broken = deflateSync(drawing(NAME)).map((byte, index) => (index < 20 ? byte : 9));
    const record = makeMetafileRecord({ ...EMF_RECORD, isCompressed: false }, broken);
    record[8 + 16 + 32] = 0;
    const [metafile] = listMetafiles(await cleanedData(record));
    expect(metafile!.stored.every((byte) => byte === 0)).toBe(true);
    expect(() => inflateSync(metafile!.stored)).toThrow();
  });
});
