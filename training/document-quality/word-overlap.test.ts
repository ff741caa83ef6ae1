import { describe, expect, test } from 'vitest';

import { wordCount, wordOverlap, wordRecall } from './word-overlap.ts';

describe('word overlap', () => {
  test('is 1 for the same words in any order, case and Unicode form', () => {
    expect(wordOverlap('The ﬁle, Ｔｗｉｃｅ', 'twice the file')).toBe(1);
    expect(wordOverlap('', '')).toBe(1);
  });

  test('counts a repeated word as often as it occurs in both texts', () => {
    expect(wordOverlap('a a b', 'a b b')).toBeCloseTo(2 / 3);
    expect(wordOverlap('a', '')).toBe(0);
  });

  test('ignores words that only our text contains when computing recall', () => {
    expect(wordRecall('a b c d', 'a b')).toBe(1);
    expect(wordRecall('a', 'a a b b')).toBe(0.25);
    expect(wordRecall('a', '')).toBe(1);
  });

  test('treats each run of letters, combining marks and digits as a word', () => {
    expect(wordCount('re-read 12% of E\u0301tienne’s')).toBe(6);
  });
});
