import { describe, expect, it } from 'vitest';

import { readSectionWords } from '#engine/models/sections/section-words.ts';
import { hashWord } from '#engine/statistics/word-reader.ts';

import { MAX_TOKENS, tokensOf } from './statement-tokens.ts';

function tokens(text: string): number[] {
  const section = readSectionWords(text);
  return tokensOf(section, { first: 0, end: section.words.count });
}

describe('tokensOf', () => {
  it('returns the words of a passage and the punctuation between them in order', () => {
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

  it('limits the number of tokens, however much punctuation there is', () => {
    expect(tokens(`one ${'-'.repeat(500)} two three`)).toHaveLength(MAX_TOKENS);
  });
});
