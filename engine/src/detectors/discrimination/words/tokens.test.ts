import { describe, expect, it } from 'vitest';

import { tokensOf, wordOf } from './tokens.ts';

function wordsOf(text: string): string[] {
  return tokensOf(text).map((token) => wordOf(text, token));
}

describe('the tokens of word lists', () => {
  it('are words in lower case, with plain apostrophes and inner full stops', () => {
    expect(wordsOf('The U.S. crew’s “Man-hours”, 12.')).toEqual(
      "the|u.s|crew's|man|hours|12".split('|'),
    );
  });

  it('leave an abbreviation that is no word in lower case', () => {
    expect(wordsOf('ADD Add ADDED')).toEqual(['ADD', 'add', 'added']);
  });

  it('say where a word stands behind capitals that grow in lower case and behind pairs of surrogates', () => {
    const text = 'İ 😀 \u{1d400}b Crew';
    const last = tokensOf(text).at(-1);
    expect(last).toEqual({ start: text.indexOf('Crew'), end: text.length });
    expect(wordsOf(text).at(-1)).toBe('crew');
  });

  it('are cut where a run is too long for a word', () => {
    expect(wordsOf('a'.repeat(50)).map(({ length }) => length)).toEqual([40, 10]);
  });
});
