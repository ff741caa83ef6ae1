import { describe, expect, it } from 'vitest';

import { createFeatureContext } from '#engine/models/names/features/features.ts';
import { knownWeights } from '#engine/models/names/lexicon/known-weights.ts';
import { TokenizedText } from '#engine/models/names/tokens/tokenized-text.ts';
import { Vocabulary } from '#engine/models/names/tokens/vocabulary.ts';

import { ChainRepeats } from './chain-repeats.ts';
import { FirstPass } from './first-pass.ts';
import { LabelRows } from './label-rows.ts';
import { STRIDE } from './labels.ts';
import { type Repeat, isSameRow, narrowRepeats, findRepeats } from './repeats.ts';
import { WordSums } from './word-sums.ts';

const { lexicon, first } = knownWeights();

/** The repeats of a text, and the first-pass scores of each of its tokens. */
function read(text: string): { repeats: readonly Repeat[]; scores: Float64Array; count: number } {
  const words = new Vocabulary(lexicon);
  const reading = new TokenizedText(text, words);
  const rows = new LabelRows(first.rows);
  const sums = { words: new WordSums(words, rows), rows };
  sums.words.makeRoom();
  const context = createFeatureContext(reading);
  const look = new FirstPass(context, first.unit, sums);
  const { count } = reading.tokens;
  const scores = new Float64Array(count * STRIDE);
  for (let token = 0; token < count; token += 1) look.emit(token, scores, token * STRIDE);
  return { repeats: findRepeats(context), scores, count };
}

const SENTENCE = 'The report was written by Maria Gonzalez and sent to David Miller in Leeds.';

describe('repeats in a text', () => {
  it.each([
    ['Mr A. ', 400],
    ['Ann ', 400],
    ['by: Aa Bb ', 300],
    ['Ann Lee Ann Roe\n', 200],
    ['Mary had a dog, Mary had a cat. ', 100],
    [`${SENTENCE} `, 60],
    [`${SENTENCE}\n\n`, 60],
  ])(
    'cover most of %j repeated %i times, with the same scores as one period earlier',
    (unit, times) => {
      const text = `${SENTENCE}\n${unit.repeat(times)}${SENTENCE} ${unit.repeat(times)}`;
      const { repeats, scores, count } = read(text);
      let spared = 0;
      for (const { from, to, period } of repeats) {
        spared += to - from;
        for (let token = from; token < to; token += 1) {
          expect(isSameRow(scores, token * STRIDE, (token - period) * STRIDE)).toBe(true);
        }
      }
      expect(spared).toBeGreaterThan(count / 2);
    },
  );

  it('are not found in a text that does not repeat itself', () => {
    const text = Array.from({ length: 500 }, (_, index) => `Item ${index % 97}, ${index}`).join(
      ' ',
    );
    expect(read(text).repeats).toEqual([]);
  });

  it('are narrowed to where the scores repeat as well', () => {
    const rows = new Float64Array(100 * STRIDE).fill(1);
    rows[30 * STRIDE] = 2;
    expect(narrowRepeats([{ from: 20, to: 90, period: 2 }], rows, 0)).toEqual([
      { from: 33, to: 90, period: 2 },
    ]);
  });
});

describe('repeats of chains', () => {
  const chains = Int32Array.of(0, 3, 10, 13, 20, 23, 30, 33, 40, 44, 100, 300);
  const repeats = new ChainRepeats(
    [
      { from: 15, to: 60, period: 10 },
      { from: 90, to: 280, period: 4 },
    ],
    chains,
  );

  it('give the earlier chain that a chain repeats', () => {
    expect(repeats.originOf(2)).toBe(-1);
    expect(repeats.originOf(4)).toBe(2);
    expect(repeats.originOf(6)).toBe(4);
  });

  it('give no earlier chain when none of the same length is one period back', () => {
    expect(repeats.originOf(8)).toBe(-1);
    expect(repeats.originOf(10)).toBe(-1);
  });

  it('within a long chain start more than one period after its first token', () => {
    expect(repeats.within(8)).toEqual([]);
    expect(repeats.within(10)).toEqual([{ from: 5, to: 180, period: 4 }]);
  });
});
