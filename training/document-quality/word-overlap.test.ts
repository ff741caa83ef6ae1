import { describe, expect, test } from 'vitest';

import { wordCount, wordOverlap, wordRecall } from './word-overlap.ts';

describe('the overlap of words', () => {
  test('is whole for the same words in any order, case and form', () => {
    expect(wordOverlap('The ﬁle, Ｔｗｉｃｅ', 'twice the file')).toBe(1);
    expect(wordOverlap('', '')).toBe(1);
  });

  test('counts a word as often as both texts hold it', () => {
    expect(wordOverlap('a a b', 'a b b')).toBeCloseTo(2 / 3);
    expect(wordOverlap('a', '')).toBe(0);
  });

  test('leaves what only we find out of the recall', () => {
    expect(wordRecall('a b c d', 'a b')).toBe(1);
    expect(wordRecall('a', 'a a b b')).toBe(0.25);
    expect(wordRecall('a', '')).toBe(1);
  });

  test('takes runs of letters, their marks and digits for words', () => {
    expect(wordCount('re-read 12% of E\u0301tienne’s')).toBe(6);
  });
});
