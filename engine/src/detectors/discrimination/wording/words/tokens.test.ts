import { describe, expect, it } from 'vitest';

import { tokensOf, wordOf } from './tokens.ts';

function wordsOf(text: string): string[] {
  return tokensOf(text).map((token) => wordOf(text, token));
}

describe('word list tokens', () => {
  it('are lowercase, with straight apostrophes and internal periods', () => {
    expect(wordsOf('The U.S. crew’s “Man-hours”, 12.')).toEqual(
      "the|u.s|crew's|man|hours|12".split('|'),
    );
  });

  it('keep the abbreviation ADD in uppercase to distinguish it from the verb', () => {
    expect(wordsOf('ADD Add ADDED')).toEqual(['ADD', 'add', 'added']);
  });

  it('have correct offsets after capitals that lengthen when lowercased and after surrogate pairs', () => {
    const text = 'İ 😀 \u{1d400}b Crew';
    const last = tokensOf(text).at(-1);
    expect(last).toEqual({ start: text.indexOf('Crew'), end: text.length });
    expect(wordsOf(text).at(-1)).toBe('crew');
  });

  it('are split when a run of letters is too long for a word', () => {
    expect(wordsOf('a'.repeat(50)).map(({ length }) => length)).toEqual([40, 10]);
  });
});
