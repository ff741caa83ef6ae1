import { describe, expect, it } from 'vitest';

import { readSectionWords } from '#engine/models/sections/section-words.ts';
import { hashWord } from '#engine/statistics/word-reader.ts';

import { MOST_TOKENS, tokensOf } from './statement-tokens.ts';

function tokens(text: string): number[] {
  const section = readSectionWords(text);
  return tokensOf(section, { first: 0, end: section.words.count });
}

describe('tokensOf', () => {
  it('has the words of a passage and the marks between them, in their order', () => {
    const comma = ','.charCodeAt(0);
    const bracket = '('.charCodeAt(0);
    expect(tokens('She left, (again)')).toEqual([
      hashWord('she'),
      hashWord('left'),
      comma,
      bracket,
      hashWord('again'),
    ]);
  });

  it('has no more than a passage may have, however many marks stand in it', () => {
    expect(tokens(`one ${'-'.repeat(500)} two three`)).toHaveLength(MOST_TOKENS);
  });
});
