import { describe, expect, it } from 'vitest';

import { chooseThreshold, type Scored } from './choose-threshold.ts';

/** Written sentences in the order of their scores, from 0 down: what is right is `+`, what is wrong `-`. */
function scored(signs: string): Scored[] {
  return Array.from(signs, (sign, index) => ({
    score: -index,
    byWords: -index,
    isRight: sign === '+',
    isWritten: true,
  }));
}

describe('the threshold of a label', () => {
  it('is the lowest at which as many are right as is asked', () => {
    expect(chooseThreshold(scored('++++-+---'), 0.8)).toMatchObject({ threshold: -5, recall: 1 });
    expect(chooseThreshold(scored('++++-+---+'), 0.8).threshold).toBe(-5);
    expect(chooseThreshold(scored('++++-+---+'), 0.6).threshold).toBe(-9);
  });

  it('is none where nothing is right', () => {
    expect(chooseThreshold(scored('---'), 0.8)).toMatchObject({ threshold: Infinity, recall: 0 });
  });

  it('is not so low that ordinary passages are found', () => {
    const ordinary = { score: -1.5, byWords: -1.5, isRight: false, isWritten: false };
    const sentences = [...scored('++++'), ordinary].toSorted(
      (one, other) => other.score - one.score,
    );
    expect(chooseThreshold(sentences, 0.8).threshold).toBe(-1);
  });
});
