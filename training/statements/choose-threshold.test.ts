import { describe, expect, it } from 'vitest';

import { chooseThreshold, type Scored } from './choose-threshold.ts';

function written(score: number, isRight: boolean): Scored {
  return { score, byWords: score, isRight, isWritten: true };
}

describe('chooseThreshold', () => {
  it('goes down as far as four in five are right', () => {
    const scored = [5, 4, 3, 2].map((score) => written(score, true));
    const { threshold, precision, recall } = chooseThreshold([
      ...scored,
      written(1, false),
      written(0, true),
      written(-1, false),
      written(-2, false),
      written(-3, true),
    ]);
    expect(threshold).toBe(0);
    expect(precision).toBeCloseTo(5 / 6);
    expect(recall).toBeCloseTo(5 / 6);
  });

  it('stops where too many ordinary passages would be found', () => {
    const ordinary = { score: 1, byWords: 1, isRight: false, isWritten: false };
    const { threshold, alarms } = chooseThreshold([written(2, true), ordinary, written(0, true)]);
    expect(threshold).toBe(2);
    expect(alarms).toBe(0);
  });

  it('stops where too many passages would be found on which the label holds seldom', () => {
    const unlikely = { score: 1, byWords: 1, isRight: false, isWritten: false, isUnlikely: true };
    const scored = [written(2, true), unlikely, written(0, true)];
    expect(chooseThreshold(scored).threshold).toBe(2);
    const others = Array.from({ length: 99 }, () => ({ ...unlikely, score: -1 }));
    expect(chooseThreshold([...scored, ...others]).threshold).toBe(0);
  });

  it('finds nothing where nothing is right', () => {
    expect(chooseThreshold([written(1, false)]).threshold).toBe(Infinity);
  });
});
