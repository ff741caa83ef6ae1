import { describe, expect, it } from 'vitest';

import { readUnits } from '#engine/text/read-units.ts';

import { createWords, hashWord, readWords } from './word-reader.ts';

function wordsOf(text: string, capacity = 16): string[] {
  const words = createWords(capacity);
  readWords(readUnits(text), words);
  return Array.from({ length: words.count }, (_, index) =>
    text.slice(words.starts[index], words.ends[index]),
  );
}

describe('the word reader', () => {
  it('reads words, numbers and meaningful symbols', () => {
    expect(wordsOf("We don't pay $1,000 (50%)!")).toEqual("We|don't|pay|$|1|000|50|%|!".split('|'));
  });

  it('leaves quotation marks outside words', () => {
    expect(wordsOf("'Provider' and “User’s”")).toEqual(['Provider', 'and', 'User’s']);
  });

  it('hashes words regardless of case and numbers regardless of their digits', () => {
    const words = createWords(4);
    readWords(readUnits('ÉTÉ Users’ 47'), words);
    expect([...words.hashes.subarray(0, words.count)]).toEqual(
      ['été', 'users', '00'].map(hashWord),
    );
  });

  it('stops reading when its capacity is reached', () => {
    expect(wordsOf('one two three', 2)).toEqual(['one', 'two']);
  });
});
