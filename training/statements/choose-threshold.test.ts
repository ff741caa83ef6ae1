import { describe, expect, it } from 'vitest';

import { chooseThreshold, type Scored } from './choose-threshold.ts';

function written(score: number, isRight: boolean): Scored {
  return { score, byWords: score, isRight, kind: 'written' };
}

describe('chooseThreshold', () => {
  it('returns the lowest threshold with the required precision', () => {
    const scored = [
      ...[5, 4, 3, 2].map((score) => written(score, true)),
      written(1, false),
      written(0, true),
      written(-1, false),
      written(-2, false),
      written(-3, true),
    ];
    const { threshold, precision, recall } = chooseThreshold(scored, 0.8);
    expect(threshold).toBe(0);
    expect(precision).toBeCloseTo(5 / 6);
    expect(recall).toBeCloseTo(5 / 6);
    expect(chooseThreshold(scored, 0.6).threshold).toBe(-3);
  });

  it('stops before flagging too many ordinary passages', () => {
    const ordinary = { score: 1, byWords: 1, isRight: false, kind: 'document' } as const;
    const { threshold, alarms } = chooseThreshold(
      [written(2, true), ordinary, written(0, true)],
      0.8,
    );
    expect(threshold).toBe(2);
    expect(alarms.document).toBe(0);
  });

  it.each(['unlikely', 'text'] as const)(
    'limits the rate of false positives of kind %s',
    (kind) => {
      const ordinary = { score: 1, byWords: 1, isRight: false, kind };
      const scored = [written(2, true), ordinary, written(0, true)];
      expect(chooseThreshold(scored, 0.5).threshold).toBe(2);
      const others = Array.from({ length: 125 }, () => ({ ...ordinary, score: -1 }));
      expect(chooseThreshold([...scored, ...others], 0.5).threshold).toBe(0);
    },
  );

  it('returns Infinity when no example is positive', () => {
    expect(chooseThreshold([written(1, false)], 0.8).threshold).toBe(Infinity);
  });
});
