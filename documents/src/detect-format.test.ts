import { describe, expect, it } from 'vitest';

import { detectFormat } from './detect-format.ts';
import { makeCompoundFile, makeDoc } from './testing/minimal-doc.ts';
import { makeDocx, makeParagraph } from './testing/minimal-docx.ts';
import { makePdf } from './testing/minimal-pdf.ts';

const pdf = makePdf([{ content: '' }]);
const docx = makeDocx(makeParagraph('Hello'));
const doc = makeDoc({ body: 'Hello\r' });
const text = Buffer.from('Hello, wörld\n');

/** The format, or the error code. */
function outcomeOf(bytes: Uint8Array, fileName: string): string | undefined {
  try {
    return detectFormat(bytes, fileName);
  } catch (error) {
    return (error as { code?: string }).code;
  }
}

describe('detectFormat', () => {
  it.each([
    ['report.pdf', pdf, 'pdf'],
    ['REPORT.PDF', pdf, 'pdf'],
    ['letter.v2.docx', docx, 'docx'],
    ['letter.doc', doc, 'doc'],
    ['notes.txt', text, 'txt'],
  ])('recognizes %s', (name, bytes, format) => {
    expect(outcomeOf(bytes, name)).toBe(format);
  });

  it('accepts a PDF whose header is preceded by other data, but not by more than a kilobyte', () => {
    expect(outcomeOf(Buffer.concat([Buffer.alloc(1000, 32), pdf]), 'a.pdf')).toBe('pdf');
    expect(outcomeOf(Buffer.concat([Buffer.alloc(1100, 32), pdf]), 'a.pdf')).toBe(
      'documents.type_mismatch',
    );
  });

  it.each([
    ['a.pdf', docx],
    ['a.pdf', Buffer.from('<html></html>')],
    ['a.docx', pdf],
    ['a.docx', doc],
    ['a.docx', Buffer.from('PK\u0003\u0004 but no document')],
    ['a.doc', docx],
    ['a.doc', Buffer.from('{\\rtf1 Hello}')],
    ['a.doc', makeCompoundFile({ Workbook: Buffer.alloc(10) })],
    ['a.txt', pdf],
    ['a.txt', docx],
    ['a.txt', doc],
    ['a.txt', Buffer.from('MZ\u0090\u0000\u0003', 'latin1')],
    ['a.txt', Buffer.from('hello\u0000world\u0000')],
    ['a.txt', Buffer.from('\u0001\u0002\u0003\u0004 hello')],
  ])('rejects other content named %s', (name, bytes) => {
    expect(outcomeOf(bytes, name)).toBe('documents.type_mismatch');
  });

  it.each([
    ['utf-16 with a mark', Buffer.from('\uFEFFHello', 'utf16le')],
    ['utf-16 without a mark', Buffer.from('Hello, this is a text of some length', 'utf16le')],
    ['utf-32 with a mark', Buffer.from([0xff, 0xfe, 0, 0, 0x48, 0, 0, 0])],
    ['ISO-2022', Buffer.from('\u001b$B$3\u001b(B and ASCII')],
    ['bidirectional marks', Buffer.from('\u202Eevil\u202C\u200B')],
  ])('treats %s as text', (_, bytes) => {
    expect(outcomeOf(bytes, 'a.txt')).toBe('txt');
  });

  it('detects an encrypted Word document regardless of its extension', () => {
    const bytes = makeCompoundFile({ EncryptedPackage: Buffer.alloc(10) });
    expect(outcomeOf(bytes, 'a.docx')).toBe('documents.encrypted');
    expect(outcomeOf(bytes, 'a.doc')).toBe('documents.encrypted');
  });

  it.each(['a.rtf', 'a', 'pdf', 'a.pdf.exe', ''])(
    'rejects "%s" as an unsupported file name',
    (name) => {
      expect(outcomeOf(pdf, name)).toBe('documents.unsupported_type');
    },
  );

  it('rejects an empty file and a Word 2 document', () => {
    expect(outcomeOf(new Uint8Array(), 'a.pdf')).toBe('documents.empty');
    expect(outcomeOf(Buffer.from([0xdb, 0xa5, 0x2d, 0]), 'a.doc')).toBe(
      'documents.unsupported_type',
    );
  });
});
