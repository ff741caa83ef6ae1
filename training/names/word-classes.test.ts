import { SUBCLASSES, tokenize, Vocabulary } from '@proviso/engine/training';
import { describe, expect, it } from 'vitest';

import { createRandom } from '../statistics/random.ts';
import { wordClasses } from './word-classes.ts';
import { normalize } from './word-vectors.ts';

const DIMENSIONS = 8;
const KINDS = 300;
const LETTERS = 'abcdefghijklmnopqrst';

/** Each kind has three words that share one vector. */
const words = Array.from({ length: KINDS * 3 }, (_, index) =>
  [index % 20, Math.floor(index / 20) % 20, Math.floor(index / 400)]
    .map((letter) => LETTERS[letter])
    .join(''),
);
const random = createRandom(3);
const kinds = Float64Array.from({ length: KINDS * DIMENSIONS }, () => random(1000) - 500);
normalize(kinds, DIMENSIONS);
const vectors = Float64Array.from([...kinds, ...kinds, ...kinds]);

const vocabulary = new Vocabulary();
const hashOf = (word: string): number =>
  vocabulary.hash[tokenize(word, vocabulary).word[0] ?? 0] ?? 0;

describe('word classes', () => {
  const classes = wordClasses({ words, dimensions: DIMENSIONS, vectors });
  const classOf = (index: number) => classes.get(hashOf(words[index] ?? ''));

  it('group words with the same vector, across many classes', () => {
    for (let kind = 0; kind < KINDS; kind += 1) {
      expect(classOf(kind + KINDS)).toBe(classOf(kind));
      expect(classOf(kind + KINDS * 2)).toBe(classOf(kind));
    }
    expect(new Set(classes.values()).size).toBeGreaterThan(KINDS / 4);
  });

  it('are numbered from 1, so that 0 means no class', () => {
    expect(Math.min(...classes.values())).toBeGreaterThanOrEqual(SUBCLASSES);
  });

  it('are assigned to single words only, and once for words that differ in case', () => {
    const few = { words: ['one', 'not one', 'One'], dimensions: DIMENSIONS, vectors };
    expect(wordClasses({ ...few, vectors: vectors.subarray(0, DIMENSIONS * 3) }).size).toBe(1);
  });
});
