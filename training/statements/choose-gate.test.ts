import { describe, expect, it } from 'vitest';

import { chooseGate } from './choose-gate.ts';

describe('chooseGate', () => {
  it('loses one percent of true positives and ignores all other examples', () => {
    const found = Array.from({ length: 200 }, (_, index) => ({
      score: 1,
      byWords: index / 100,
      isRight: true,
      kind: 'written' as const,
    }));
    const others = [
      { score: -1, byWords: -9, isRight: true, kind: 'written' as const },
      { score: 1, byWords: -9, isRight: false, kind: 'written' as const },
    ];
    expect(chooseGate([...found, ...others], 0)).toBe(0.02);
  });

  it('returns Infinity when there are no true positives', () => {
    expect(chooseGate([], 0)).toBe(Infinity);
  });
});
