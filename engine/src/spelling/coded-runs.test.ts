import { describe, expect, it } from 'vitest';

import { searchableText } from './searchable-text.ts';
import { searchedValue } from './searched-value.ts';
import { createValueFinder } from './value-finder.ts';

const MAIL = 'jane.roe@example.org';
const IN_BASE64 = Buffer.from(MAIL).toString('base64');
const LONG_TEXT = `${'Many words stand before it, and none of them tells anything. '.repeat(4)}${MAIL} ends it.`;

const count = (text: string | string[], value = MAIL): number =>
  searchableText(text).countAll([searchedValue(value)])[0]!;

function found(text: string): string[] {
  const finder = createValueFinder([{ searched: searchedValue(MAIL) }]);
  return finder.find(text).map(({ start, end }) => text.slice(start, end));
}

const hex = Buffer.from(MAIL).toString('hex');
const inPairs = (between: string): string => hex.replaceAll(/..(?=.)/g, (pair) => pair + between);
const inLines = Buffer.from(LONG_TEXT)
  .toString('base64')
  .replaceAll(/.{76}/g, (line) => `${line}\r\n`);

describe('text encoded in base64 or hexadecimal', () => {
  it.each([
    ['base64', IN_BASE64],
    ['base64 of an address', Buffer.from(`>>>${MAIL}???`).toString('base64url')],
    ['base64 of 16-bit characters', Buffer.from(MAIL, 'utf16le').toString('base64')],
    [
      'base64 of more than the value',
      Buffer.from(JSON.stringify({ to: MAIL, id: 7 })).toString('base64'),
    ],
    ['base64 in the lines of a mail', inLines],
    ['hexadecimal digits', hex],
    ['large ones', hex.toUpperCase()],
    ['pairs that are set apart', inPairs(' ')],
    ['pairs with colons', inPairs(':')],
    ['pairs of a program', `0x${inPairs(', 0x')}`],
  ])('is searched: %s', (_, coded) => {
    expect(count(`Ref: ${coded} and so on`)).toBe(1);
    expect(found(`Ref: ${coded}; and so on`)).toEqual([coded]);
  });

  it('is searched after the path segments of a URL', () => {
    for (const word of ['u', 'us', 'use', 'user']) {
      expect(count(`https://example.org/${word}/${IN_BASE64}`)).toBe(1);
    }
  });

  it('is searched across chunk boundaries and beyond the maximum run length', () => {
    const text = `${'Lorem ipsum dolor sit amet, '.repeat(9000)}${MAIL}${' consectetur adipiscing'.repeat(9000)}`;
    const coded = Buffer.from(text).toString('base64');
    expect(count(coded)).toBe(1);
    for (const size of [100, 4096, 10_001]) {
      const pieces = Array.from({ length: Math.ceil(coded.length / size) }, (__, index) =>
        coded.slice(index * size, (index + 1) * size),
      );
      expect(count(pieces)).toBe(1);
    }
  });

  it('is not searched for short values, which occur in bytes by chance', () => {
    expect(count(Buffer.from('Ask Ann about it').toString('base64'), 'Ann')).toBe(0);
  });

  it('is not recognized in words, numbers and dates', () => {
    expect(found('an-ordinary-file-name and incomprehensibilities of 2024-01-01 12:34:56')).toEqual(
      [],
    );
  });
});
