import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';

import { makeCompoundFile, makeDoc, makeOldDoc } from '../testing/minimal-doc.ts';
import { readDoc } from './read-doc.ts';

const FIRST_TABLE_ENTRY = 512;
const RUSSIAN = 0x0419;

/** The result of reading a file: its text or the error code. */
function outcomeOf(bytes: Uint8Array): string | undefined {
  try {
    return readDoc(bytes).text;
  } catch (error) {
    return (error as { code?: string }).code;
  }
}

describe('readDoc', () => {
  it('reads paragraphs from compressed and uncompressed pieces', () => {
    const document = readDoc(makeDoc({ body: 'First paragraph\rDeuxième paragraphe\r' }));
    expect(document.text).toBe('First paragraph\nDeuxième paragraphe');
    expect(document.segments).toEqual([
      { start: 0, end: 15, part: 'body', paragraph: 1 },
      { start: 16, end: 35, part: 'body', paragraph: 2 },
    ]);
    expect(document.unread).toEqual([]);
  });

  it('keeps field results and drops field codes, including nested ones', () => {
    const body =
      'See \u0013HYPERLINK \u0013PAGE\u00141\u0015\u0014the \u0013REF\u0014page\u0015\u0015 now\r';
    expect(outcomeOf(makeDoc({ body }))).toBe('See the page now');
  });

  it('reads the text after an unterminated field', () => {
    expect(outcomeOf(makeDoc({ body: 'Torn \u0013CODE\rThe rest\r' }))).toBe('Torn \nThe rest');
  });

  it('separates table cells with tabs and rows with line breaks', () => {
    const body = 'Name\u0007Role\u0007\u0007Ana\rRoe\u0007Clerk\u0007\u0007After\rit\r';
    expect(outcomeOf(makeDoc({ body }))).toBe('Name\tRole\nAna\nRoe\tClerk\nAfter\nit');
  });

  it('ends paragraphs at table cells and page breaks, and keeps tabs, line breaks, and nonbreaking hyphens', () => {
    const body = 'Cell\u0007Next\fa\tb\u000bc\u001e\u001fd\u0001\r';
    expect(outcomeOf(makeDoc({ body }))).toBe('Cell\tNext\na\tb\nc-d');
  });

  it('distinguishes notes, headers, footers, and comments', () => {
    const { text, segments } = readDoc(
      makeDoc({
        body: 'Body\r',
        footnotes: '\u0002 Note\r',
        headers: ['', 'Head\r', '', 'Foot\r', '', ''],
        comments: '\u0005Remark\r',
      }),
    );
    expect(segments.map(({ start, end, part }) => [part, text.slice(start, end)])).toEqual([
      ['body', 'Body'],
      ['footnote', ' Note'],
      ['header', 'Head'],
      ['footer', 'Foot'],
      ['comment', 'Remark'],
    ]);
  });

  it('reads a Word 95 document in the code page of its language', () => {
    const text = iconv.encode('Договор\rконфиденциально\r', 'windows-1251');
    expect(outcomeOf(makeOldDoc(text, RUSSIAN))).toBe('Договор\nконфиденциально');
  });

  it('rejects a password-protected document', () => {
    expect(outcomeOf(makeDoc({ body: 'Secret\r', flags: 0x0100 }))).toBe('documents.encrypted');
  });
});

describe('readDoc on hostile files', () => {
  it('rejects a circular chain of sectors', () => {
    const bytes = Buffer.from(makeDoc({ body: 'Hello\r' }));
    bytes.writeUInt32LE(2, FIRST_TABLE_ENTRY + 3 * 4);
    expect(outcomeOf(bytes)).toBe('documents.corrupt');
  });

  it('tolerates a circular list of table sectors', () => {
    const bytes = Buffer.from(makeDoc({ body: 'Hello\r' }));
    const directory = 1;
    bytes.writeUInt32LE(directory, 0x44);
    bytes.writeUInt32LE(directory, 512 * 3 - 4);
    expect(outcomeOf(bytes)).toBe('Hello');
  });

  it('tolerates circular directory entries', () => {
    const bytes = Buffer.from(makeDoc({ body: 'Hello\r' }));
    const firstStream = 512 * 2 + 128;
    bytes.writeUInt32LE(1, firstStream + 68);
    expect(outcomeOf(bytes)).toBe('Hello');
  });

  it('rejects a file without a document, a truncated header, and a piece table that runs backward', () => {
    expect(outcomeOf(makeCompoundFile({ Workbook: Buffer.alloc(10) }))).toBe('documents.corrupt');
    const bytes = Buffer.from(makeDoc({ body: 'Hello\r' }));
    expect(outcomeOf(bytes.subarray(0, 300))).toBe('documents.corrupt');
    bytes.writeUInt32LE(0xfffffff0, bytes.length - 4096 + 5);
    expect(outcomeOf(bytes)).toBe('documents.corrupt');
  });

  it('reports truncation when the pieces exceed the text limit', () => {
    const bytes = Buffer.from(makeDoc({ body: 'Hello\r' }));
    const endOfLastPiece = bytes.length - 4096 + 5 + 8;
    bytes.writeUInt32LE(30_000_000, endOfLastPiece);
    const { text, unread } = readDoc(bytes);
    expect(text).toBe('Hello');
    expect(unread).toEqual([expect.objectContaining({ code: 'truncated' })]);
  });

  it('rejects versions before Word 6', () => {
    const bytes = Buffer.from(makeDoc({ body: 'Hello\r' }));
    const main = 512 * 3;
    bytes.writeUInt16LE(45, main + 2);
    expect(outcomeOf(bytes)).toBe('documents.unsupported_type');
  });

  it('reports a DDE field as active content, but not text that mentions one', () => {
    const field = makeDoc({ body: 'Total: \u0013 DDEAUTO excel "c:\\\\a.xls" \u00145\u0015\r' });
    expect(readDoc(field).signs).toMatchObject([
      {
        kind: 'active-content',
        start: 0,
        end: 0,
        why: expect.stringContaining('1 field that requests'),
      },
    ]);
    expect(readDoc(makeDoc({ body: 'DDEAUTO is a kind of field.\r' })).signs).toEqual([]);
  });
});
