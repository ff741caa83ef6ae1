import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';

import type { TextEdit } from '#documents/cleaning/cleaning.ts';
import { decodePicture } from '#documents/testing/decode-picture.ts';
import { makeDoc, makeOldDoc } from '#documents/testing/minimal-doc.ts';
import { TINY_PNG } from '#documents/testing/tiny-pictures.ts';
import { DOC_SECRET, makeTrapDoc } from '#documents/testing/trap-doc.ts';

import { openCompoundFile } from '../compound-file.ts';
import { readDoc } from '../read-doc.ts';
import { cleanDoc } from './clean-doc.ts';
import { listDocContents } from './list-doc-contents.ts';

type Change = Omit<TextEdit, 'start' | 'end'>;

/** Edits of every occurrence of a passage in the text. */
function editAll(bytes: Uint8Array, passage: string, change: Change): TextEdit[] {
  return [...readDoc(bytes).text.matchAll(new RegExp(passage, 'g'))].map(({ index }) =>
    Object.assign({ start: index, end: index + passage.length }, change),
  );
}

const REMOVE = { action: 'remove' } as const;
const RUSSIAN = 0x0419;
const JAPANESE = 0x0411;

async function cleanText(bytes: Uint8Array, passage: string, change: Change): Promise<string> {
  return readDoc((await cleanDoc(bytes, editAll(bytes, passage, change))).bytes).text;
}

describe('cleanDoc', () => {
  it('removes the secret from every stream of the trap file', async () => {
    const trap = makeTrapDoc();
    const placesOf = async (bytes: Uint8Array): Promise<string[]> => {
      const contents = await listDocContents(bytes);
      const found = contents.filter(({ text }) => text.includes(DOC_SECRET));
      return [...new Set(found.map(({ place }) => place.replace(/,.*/, '')))].sort();
    };
    expect(await placesOf(trap)).toEqual([
      'stream 0Table',
      'stream 1Table',
      'stream Data',
      'stream DocumentSummaryInformation',
      'stream Macros',
      'stream SummaryInformation',
      'stream WordDocument',
      'whole file',
    ]);
    const { bytes } = await cleanDoc(trap, editAll(trap, DOC_SECRET, REMOVE));
    expect(await placesOf(bytes)).toEqual([]);
  });

  it('masks names of bookmarks and styles that spell a removed name without accents', async () => {
    const names = Buffer.from('\u000bJose_Garcia\u0010Report of Garcia', 'utf16le');
    const bytes = makeDoc({ body: 'About José García of Leeds.\r', tables: { 21: names } });
    const edits = editAll(bytes, 'José García', { ...REMOVE, label: 'person-name' });
    const { bytes: cleaned } = await cleanDoc(bytes, edits);
    const table = Buffer.from(openCompoundFile(cleaned).stream('1Table')!);
    const letters = table.toString('latin1').replaceAll('\0', '');
    expect(letters).toContain('\u000b***********\u0010Report of ******');
  });

  it('masks single-byte and double-byte text at its original length and removes comments', async () => {
    const trap = makeTrapDoc();
    const { text } = readDoc((await cleanDoc(trap, editAll(trap, DOC_SECRET, REMOVE))).bytes);
    expect(text.split('\n')).toEqual([
      `Hired: ${'█'.repeat(17)} today`,
      'See the page',
      `Again ${'*'.repeat(17)}`,
      `Note on ${'*'.repeat(17)}`,
    ]);
  });

  it('drops unneeded streams and reports what was stripped', async () => {
    const { bytes, stripped } = await cleanDoc(makeTrapDoc(), []);
    expect(openCompoundFile(bytes).names.toSorted()).toEqual([
      '\u0005DocumentSummaryInformation',
      '\u0005SummaryInformation',
      '1Table',
      'Data',
      'WordDocument',
    ]);
    expect(stripped.map(({ kind, count }) => [kind, count])).toEqual(
      expect.arrayContaining([
        ['comments', 1],
        ['macros', 1],
        ['document-properties', 2],
        ['document-settings', 5],
        ['leftovers', 1],
        ['image-metadata', 1],
      ]),
    );
  });

  it('removes mail addresses and merge field names from field codes', async () => {
    const bytes = makeDoc({
      body: 'Ask \u0013HYPERLINK "mailto:board@example.org"\u0014us\u0015 or \u0013MERGEFIELD Salary\u0014x\u0015\r',
    });
    const { bytes: cleaned, stripped } = await cleanDoc(bytes, []);
    expect(readDoc(cleaned).text).toBe('Ask us or x');
    const contents = await listDocContents(cleaned);
    expect(contents.filter(({ text }) => /board@|Salary/.test(text))).toEqual([]);
    expect(stripped).toContainEqual(expect.objectContaining({ kind: 'external-data', count: 2 }));
  });

  it('reads what a field shows of its code, and blanks what it stores', async () => {
    const bytes = makeDoc({
      body: 'To \u0013MACROBUTTON NoMacro [Jane Roe]\u0015 and \u0013XE "Ann Lee"\u0015 of \u0013IF \u0013MERGEFIELD a\u0014Bo Fox\u0015 = 1 "Mr"\u0015it\r',
    });
    expect(readDoc(bytes).text).toBe('To [Jane Roe] and  of it\n Ann Lee\n Bo Fox = 1 Mr');
    const { bytes: cleaned } = await cleanDoc(
      bytes,
      editAll(bytes, 'Jane Roe', { action: 'remove' }),
    );
    expect(readDoc(cleaned).text).toMatch(/^To \[█{8}\] and  of it/);
    const contents = await listDocContents(cleaned);
    expect(contents.filter(({ text }) => /Jane|Ann Lee|Bo Fox|Mr/.test(text))).toEqual([]);
  });

  it('blanks camera metadata in an image', async () => {
    const { bytes } = await cleanDoc(makeTrapDoc(), []);
    const data = Buffer.from(openCompoundFile(bytes).stream('Data')!);
    const picture = data.subarray(data.indexOf(TINY_PNG.subarray(0, 8)));
    expect(await decodePicture(picture)).toEqual(await decodePicture(TINY_PNG));
    expect(picture.includes('Jane')).toBe(false);
  });

  it('writes a replacement if it fits, masks otherwise, and lists comments', async () => {
    const bytes = makeDoc({ body: 'Jane Roe and Ana met the chairman.\r' });
    const edits = [
      ...editAll(bytes, 'Jane Roe', { action: 'replace', text: '[P-1]' }),
      ...editAll(bytes, 'Ana', { action: 'replace', text: '[P-2]' }),
      ...editAll(bytes, 'chairman', { action: 'comment', text: 'Say chair.' }),
    ];
    const { bytes: cleaned, applied } = await cleanDoc(bytes, edits);
    expect(applied.map(({ outcome }) => outcome)).toEqual(['replaced', 'masked', 'listed']);
    expect(readDoc(cleaned).text).toBe('[P-1]    and ███ met the chairman.');
  });

  it('reports an edit inside a comment as removed, since comments are removed', async () => {
    const bytes = makeDoc({ body: 'Body\r', comments: 'Ask Jane\r' });
    const edits = editAll(bytes, 'Jane', { action: 'replace', text: 'J' });
    const { applied, bytes: cleaned } = await cleanDoc(bytes, edits);
    expect(applied).toEqual([{ outcome: 'removed' }]);
    expect(readDoc(cleaned).text).toBe('Body');
  });

  it('leaves an occurrence that was not selected', async () => {
    const bytes = makeDoc({ body: 'Jane Roe wrote.\rJane Roe signed.\r' });
    const [first] = editAll(bytes, 'Jane Roe', REMOVE);
    const cleaned = await cleanDoc(bytes, [first!]);
    expect(readDoc(cleaned.bytes).text).toBe('████████ wrote.\nJane Roe signed.');
  });

  it('keeps control characters inside a removed passage', async () => {
    const bytes = makeDoc({ body: 'Call 555\u001e01\t23 now\u0007Next\u0007\u0007\r' });
    expect(await cleanText(bytes, '555-01\t23 now\tNext', REMOVE)).toBe(
      'Call ███-██\t█*****\t****',
    );
  });

  it('cleans a Word 95 document in the code page of its language', async () => {
    const russian = makeOldDoc(iconv.encode('Договор\rИван Петров\r', 'windows-1251'), RUSSIAN);
    expect(await cleanText(russian, 'Иван Петров', REMOVE)).toBe(`Договор\n${'*'.repeat(11)}`);
    expect(await cleanText(russian, 'Иван Петров', { action: 'replace', text: '[ЛИЦО-1]' })).toBe(
      'Договор\n[ЛИЦО-1]   ',
    );
  });

  it('masks double-byte characters in a Word 95 document', async () => {
    const bytes = makeOldDoc(iconv.encode('この契約は秘密です\r', 'shift_jis'), JAPANESE);
    expect(await cleanText(bytes, '契約', REMOVE)).toBe('この****は秘密です');
  });

  it('rejects an encrypted document', async () => {
    const locked = makeDoc({ body: 'Secret\r', flags: 0x0100 });
    await expect(cleanDoc(locked, [])).rejects.toThrow(
      expect.objectContaining({ code: 'documents.encrypted' }),
    );
  });
});
