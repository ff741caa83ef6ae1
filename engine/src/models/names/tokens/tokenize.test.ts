import { describe, expect, it } from 'vitest';

import { tokenize } from './tokenize.ts';
import { ADDRESS, ALL_CAPITALS, CAPITALIZED, INITIALS, LOWER_CASE, NUMBER } from './tokens.ts';
import { Vocabulary } from './vocabulary.ts';

function tokensOf(text: string): string[] {
  const { count, start, end } = tokenize(text, new Vocabulary());
  return Array.from({ length: count }, (_, index) => text.slice(start[index], end[index]));
}

function kindsOf(text: string): number[] {
  return [...tokenize(text, new Vocabulary()).kind];
}

describe('tokenize', () => {
  it.each([
    ['Mr. O’Brien’s', ['Mr', '.', 'O’Brien', '’s']],
    ['J.R.R. Tolkien, U.S.', ['J.R.R.', 'Tolkien', ',', 'U.S.']],
    ['Anna-Lena', ['Anna', '-', 'Lena']],
    ['By: ____ wait...', ['By', ':', '____', 'wait', '...']],
    ['see https://example.org/a?b=c now', ['see', 'https://example.org/a?b=c', 'now']],
    ['RT @jane_roe: hi', ['RT', '@jane_roe', ':', 'hi']],
  ])('splits %j into the expected tokens', (text, expected) => {
    expect(tokensOf(text)).toEqual(expected);
  });

  it('distinguishes letter case, numbers and initials', () => {
    expect(kindsOf('Roe ROE roe 12 J.')).toEqual([
      CAPITALIZED,
      ALL_CAPITALS,
      LOWER_CASE,
      NUMBER,
      INITIALS,
    ]);
  });

  it('classifies an email address as an address, not words', () => {
    expect(new Set(kindsOf('jane.roe@example.org'))).toEqual(new Set([ADDRESS]));
  });

  it('covers every character of a text except whitespace', () => {
    const text = '\ud800 @ @@ ’’s \u0085 a\u200bb ＠x \u2028 ١٢ 漢字 A.\ufeff';
    expect(tokensOf(text).join('')).toBe(text.replaceAll(/[\s\u0085\u200b]/g, ''));
  });
});
