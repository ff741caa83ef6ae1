import { describe, expect, it } from 'vitest';

import { readPlainWords } from './plain-words.ts';

function plain(text: string): string[] {
  return readPlainWords(text).map((word) => word.known.text);
}

describe('readPlainWords', () => {
  it('undoes disguises: digits for letters, spaced-out letters, missing and repeated letters', () => {
    expect(plain('W0men')).toEqual(['women']);
    expect(plain('I h a t e this')).toEqual(['i', 'hate', 'this']);
    expect(plain('muslm')).toEqual(['muslim']);
    expect(plain('sooooo')).toEqual(['soo']);
  });

  it('leaves numbers, ordinals and single letters unchanged', () => {
    expect(plain('the 21st of 2024, vitamin C or D')).toEqual(
      'the 21st of 2024 vitamin c or d'.split(' '),
    );
  });

  it('identifies quoted words', () => {
    const words = readPlainWords('He said "go away" and left');
    expect(words.filter((word) => word.isQuoted).map((word) => word.known.text)).toEqual([
      'go',
      'away',
    ]);
  });

  it('returns the position of each word as written', () => {
    const text = 'so w o m e n won';
    expect(readPlainWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'so',
      'w o m e n',
      'won',
    ]);
  });
});
