import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';

import { readTxt } from './read-txt.ts';

const RUSSIAN =
  'Настоящий договор является конфиденциальным и не подлежит разглашению третьим лицам. ';
const JAPANESE = 'この契約書は秘密です。第三者に開示してはなりません。よろしくお願いいたします。';
const CHINESE = '本合同属于机密文件,未经许可不得向任何第三方披露其内容。谢谢您的合作。';
const FRENCH =
  'Le présent contrat est confidentiel et ne doit être révélé à aucun tiers, même après sa fin. ';

describe('readTxt', () => {
  it('keeps the text unchanged and makes each nonempty line a segment', () => {
    const document = readTxt(Buffer.from('one\r\ntwo\n\rfour\u2028five'));
    expect(document.text).toBe('one\r\ntwo\n\rfour\u2028five');
    expect(document.segments).toEqual([
      { start: 0, end: 3, part: 'body', line: 1 },
      { start: 5, end: 8, part: 'body', line: 2 },
      { start: 10, end: 14, part: 'body', line: 4 },
      { start: 15, end: 19, part: 'body', line: 5 },
    ]);
    expect(document).toMatchObject({ format: 'txt', encoding: 'utf-8', pages: [], unread: [] });
  });

  it.each([
    ['utf-8', Buffer.from('\uFEFFHello')],
    ['utf-16le', Buffer.from('\uFEFFHello', 'utf16le')],
    ['utf-16be', Buffer.from('\uFEFFHello', 'utf16le').swap16()],
    ['utf-32le', iconv.encode('\uFEFFHello', 'utf-32le', { addBOM: false })],
    ['utf-32be', iconv.encode('\uFEFFHello', 'utf-32be', { addBOM: false })],
  ])('detects %s from its byte order mark and strips the mark', (encoding, bytes) => {
    expect(readTxt(bytes)).toMatchObject({ text: 'Hello', encoding });
  });

  it.each([
    ['utf-16le', FRENCH],
    ['utf-16be', FRENCH],
    ['utf-16le', RUSSIAN],
    ['utf-16be', `${CHINESE}\n${CHINESE}\n`],
    ['utf-32le', RUSSIAN],
    ['utf-32be', JAPANESE],
  ])('detects %s without a byte order mark', (encoding, text) => {
    const bytes = iconv.encode(text, encoding, { addBOM: false });
    expect(readTxt(bytes)).toMatchObject({ text, encoding });
  });

  it.each([
    ['windows-1251', RUSSIAN],
    ['koi8-r', RUSSIAN],
    ['shift_jis', JAPANESE],
    ['euc-jp', JAPANESE],
    ['gb18030', CHINESE],
    ['windows-1252', FRENCH],
  ])('detects %s from its characters', (encoding, text) => {
    const long = text.repeat(10);
    expect(readTxt(iconv.encode(long, encoding))).toMatchObject({ text: long, encoding });
  });

  it('detects ISO-2022, which uses only ASCII bytes', () => {
    const bytes = Buffer.from('\u001b$B$3$N7@Ls$O\u001b(B', 'latin1');
    expect(readTxt(bytes)).toMatchObject({ text: 'この契約は', encoding: 'iso-2022-jp' });
  });

  it('reports undecodable characters', () => {
    const { unread } = readTxt(Buffer.from('\uFEFFa\uD800b', 'utf16le'));
    expect(unread).toEqual([expect.objectContaining({ code: 'undecodable-text' })]);
  });

  it('reads the first 20 million characters and reports truncation', () => {
    const { text, unread } = readTxt(Buffer.alloc(20_000_001, 'a'));
    expect(text).toHaveLength(20_000_000);
    expect(unread).toEqual([expect.objectContaining({ code: 'truncated' })]);
  });

  it('rejects more lines than the reading process has memory for', () => {
    expect(() => readTxt(Buffer.alloc(4_000_002, 'a\n'))).toThrow(
      expect.objectContaining({ code: 'documents.too_complex' }),
    );
  });
});
