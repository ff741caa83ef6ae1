import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';

import { findByteOffsets } from './byte-offsets.ts';
import { libraryName } from './encode-text.ts';

const LATIN = 'Façade à Genève, naïve Übung: señor';
const CENTRAL = 'Příliš žluťoučký kůň, zażółć gęślą jaźń';
const RUSSIAN = 'Настоящий договор, 2026 год';
const CHINESE = '本合同 contract 属于机密文件';

/** Encodings of text files, each with a text that it can represent. */
const TEXTS: readonly (readonly [encoding: string, text: string])[] = [
  ...['utf-8', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be', 'gb18030'].map(
    (encoding) => [encoding, `${LATIN} ${RUSSIAN} ${CHINESE} 😀 end`] as const,
  ),
  ...['windows-1252', 'iso-8859-1', 'iso-8859-15', 'macintosh'].map(
    (encoding) => [encoding, LATIN] as const,
  ),
  ...['windows-1250', 'iso-8859-2'].map((encoding) => [encoding, CENTRAL] as const),
  ...['windows-1251', 'koi8-r', 'koi8-u', 'iso-8859-5', 'ibm866', 'x-mac-cyrillic'].map(
    (encoding) => [encoding, RUSSIAN] as const,
  ),
  ...['windows-1253', 'iso-8859-7'].map((encoding) => [encoding, 'Η παρούσα σύμβαση'] as const),
  ...['windows-1254', 'iso-8859-9'].map((encoding) => [encoding, 'Gizli sözleşme İşçi'] as const),
  ...['windows-1255', 'iso-8859-8'].map((encoding) => [encoding, 'חוזה סודי 12'] as const),
  ...['windows-1256', 'iso-8859-6'].map((encoding) => [encoding, 'عقد سري'] as const),
  ...['windows-1257', 'iso-8859-4', 'iso-8859-13'].map(
    (encoding) => [encoding, 'Slaptas žodis ūkis'] as const,
  ),
  ['windows-1258', 'Hop dông'],
  ['windows-874', 'สัญญาลับ'],
  ['shift_jis', 'この契約書は secret です'],
  ['euc-jp', 'この契約書は secret です'],
  ['euc-kr', '이 계약은 secret 입니다'],
  ['gbk', CHINESE],
  ['big5', '本合約 contract 屬於機密'],
];

describe('findByteOffsets', () => {
  it.each(TEXTS)('finds the byte offset of each character in %s', (encoding, text) => {
    const encode = (part: string): Buffer =>
      iconv.encode(part, libraryName(encoding), { addBOM: false });
    // A character outside the BMP has two units, and no start falls inside it.
    const starts = [...text.matchAll(/./gu)].map(({ index }) => index);
    const expected = starts.map((start) => encode(text.slice(0, start)).length);
    expect(findByteOffsets(encode(text), encoding, starts)).toEqual(expected);
  });

  it.each(TEXTS)(
    'finds the byte offset of each character in %s for long texts with ASCII runs',
    (encoding, text) => {
      const long = `${text} ${'plain words of no account, '.repeat(40)}`.repeat(3);
      const encode = (part: string): Buffer =>
        iconv.encode(part, libraryName(encoding), { addBOM: false });
      const starts: number[] = [];
      const expected: number[] = [];
      let bytes = 0;
      for (const { 0: character, index } of long.matchAll(/./gu)) {
        starts.push(index);
        expected.push(bytes);
        bytes += encode(character).length;
      }
      expect(findByteOffsets(encode(long), encoding, starts)).toEqual(expected);
    },
  );

  it('covers more than 30 encodings', () => {
    expect(new Set(TEXTS.map(([encoding]) => encoding)).size).toBeGreaterThan(30);
  });
});
