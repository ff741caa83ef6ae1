import { describe, expect, it } from 'vitest';

import type { DocumentFormat } from '#documents/formats.ts';
import { readDocument } from '#documents/read-document.ts';
import { makeDocx, makeParagraph } from '#documents/testing/minimal-docx.ts';

const unreadIn = async (bytes: Uint8Array, format: DocumentFormat): Promise<string[]> =>
  (await readDocument(bytes, format)).unread.map(({ message }) => message);
const NOTE = [expect.stringContaining('reverse order')];

describe('letters that are shown in reverse order', () => {
  it('are reported in a text', async () => {
    expect(await unreadIn(Buffer.from('a \u202eaksnavoH\u202c b'), 'txt')).toEqual(NOTE);
    expect(await unreadIn(Buffer.from('a \u202e\u05d0\u05d1\u202c bcd'), 'txt')).toEqual([]);
  });

  it('are reported in a Word file, once', async () => {
    const override = (text: string): string =>
      `<w:p><w:bdo w:val="rtl"><w:r><w:t>${text}</w:t></w:r></w:bdo></w:p>`;
    const marked = makeParagraph('\u202eaksnavoH');
    expect(await unreadIn(makeDocx(override('aksnavoH') + marked), 'docx')).toEqual(NOTE);
    expect(await unreadIn(makeDocx(override('\u05d0\u05d1')), 'docx')).toEqual([]);
  });
});
