import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';

import type { TextEdit } from '#documents/cleaning/cleaning.ts';

import { readTxt } from '../read-txt.ts';
import { cleanTxt } from './clean-txt.ts';
import { listTxtContents } from './list-txt-contents.ts';

/** An edit of the first occurrence of a passage. */
function edit(text: string, passage: string, change: Omit<TextEdit, 'start' | 'end'>): TextEdit {
  const start = text.indexOf(passage);
  return { start, end: start + passage.length, ...change };
}

async function clean(
  bytes: Uint8Array,
  passage: string,
  change: Omit<TextEdit, 'start' | 'end'>,
): Promise<Uint8Array> {
  const { text } = readTxt(bytes);
  return (await cleanTxt(bytes, [edit(text, passage, change)])).bytes;
}

const REMOVE = { action: 'remove' } as const;
const PADDING = 'Договор является конфиденциальным и не подлежит разглашению. '.repeat(20);

describe('cleanTxt', () => {
  it('replaces any removed text with a bar of fixed length', async () => {
    const bytes = Buffer.from('Ana and Bartholomew met.');
    expect(Buffer.from(await clean(bytes, 'Ana', REMOVE)).toString()).toBe(
      '█████ and Bartholomew met.',
    );
    expect(Buffer.from(await clean(bytes, 'Bartholomew', REMOVE)).toString()).toBe(
      'Ana and █████ met.',
    );
  });

  it('writes a replacement, and a comment as a note at the end of the file', async () => {
    const text = 'Call Jane Roe.\r\nThe chairman decides.\r\n';
    const edits = [
      edit(text, 'Jane Roe', { action: 'replace', text: '[PERSON-1]' }),
      edit(text, 'The chairman decides', { action: 'comment', text: 'Says\nwho?' }),
      edit(text, 'chairman', { action: 'replace', text: 'chair' }),
    ];
    const { bytes, applied } = await cleanTxt(Buffer.from(text), edits);
    expect(Buffer.from(bytes).toString()).toBe(
      'Call [PERSON-1].\r\nThe chair decides [note 1].\r\n\r\n[note 1] Says who?\r\n',
    );
    expect(applied.map(({ outcome }) => outcome)).toEqual(['replaced', 'commented', 'replaced']);
  });

  it('numbers notes by their places, and begins them on a line of their own', async () => {
    const text = 'Young men wanted';
    const { bytes } = await cleanTxt(Buffer.from(text), [
      edit(text, 'Young men', { action: 'comment', text: 'Says who?' }),
      edit(text, 'Young', { action: 'comment', text: 'How young?' }),
    ]);
    expect(Buffer.from(bytes).toString()).toBe(
      'Young [note 1] men [note 2] wanted\n\n[note 1] How young?\n\n[note 2] Says who?\n',
    );
  });

  it.each([
    ['utf-8', '\uFEFF', '█████'],
    ['utf-16le', '\uFEFF', '█████'],
    ['utf-16be', '\uFEFF', '█████'],
    ['utf-32le', '\uFEFF', '█████'],
    ['utf-32be', '\uFEFF', '█████'],
    ['windows-1251', '', '*****'],
    ['koi8-r', '', '*****'],
  ])(
    'keeps %s, its byte order mark, and its line endings, and masks with characters it can encode',
    async (encoding, mark, mask) => {
      const text = `${PADDING}\r\nИвана Петрова 😀\n\r${PADDING}`.replaceAll(
        encoding.startsWith('u') ? '' : '😀',
        '',
      );
      const bytes = iconv.encode(mark + text, encoding, { addBOM: false });
      const cleaned = await clean(bytes, 'Ивана Петрова', REMOVE);
      const expected = mark + text.replace('Ивана Петрова', mask);
      expect(readTxt(cleaned).encoding).toBe(encoding);
      expect(Buffer.from(cleaned)).toEqual(iconv.encode(expected, encoding, { addBOM: false }));
    },
  );

  it('leaves invalid bytes unchanged, even next to an edit', async () => {
    const bytes = Buffer.from('\uFEFFa \u0000\u0000 Jane\u0000 b', 'utf8');
    bytes[5] = 0xff;
    bytes[6] = 0xe3;
    bytes[12] = 0xe3;
    const { text } = readTxt(bytes);
    const cleaned = Buffer.from(await clean(bytes, 'Jane', REMOVE));
    const start = bytes.indexOf('Jane');
    expect(text).toContain('\uFFFD');
    expect(cleaned).toEqual(
      Buffer.concat([bytes.subarray(0, start), Buffer.from('█████'), bytes.subarray(start + 4)]),
    );
  });

  it('finds a passage far into a long file', async () => {
    const text = `${'é€ '.repeat(5000)}Jane Roe${' ü'.repeat(5000)}`;
    const cleaned = await clean(Buffer.from(text), 'Jane Roe', REMOVE);
    expect(Buffer.from(cleaned).toString()).toBe(text.replace('Jane Roe', '█████'));
  });

  it('switches to ASCII and back in ISO-2022', async () => {
    const bytes = Buffer.from('\u001b$B$3$N7@Ls$O\u001b(B end', 'latin1');
    const cleaned = await clean(bytes, '契約', { action: 'replace', text: '[X-1]' });
    expect(readTxt(cleaned)).toMatchObject({ text: 'この[X-1]は end', encoding: 'iso-2022-jp' });
  });
});

describe('listTxtContents', () => {
  it('lists the text in the encoding of the file', async () => {
    const bytes = iconv.encode(PADDING, 'koi8-r');
    const contents = await listTxtContents(bytes);
    expect(contents.map(({ text }) => text)).toContain(PADDING);
  });

  it.each(['utf-8', 'utf-16le', 'utf-16be'])(
    'lists a long text in %s in pieces that join to the whole',
    async (encoding) => {
      const text = `a${'契約書、'.repeat(20_000)}`;
      const contents = await listTxtContents(iconv.encode(text, encoding, { addBOM: true }));
      for (const { pieces, text: whole } of contents) expect([...pieces!].join('')).toBe(whole);
      expect(contents.map((content) => content.text.replace('\uFEFF', ''))).toContain(text);
    },
  );
});
