import { describe, expect, it } from 'vitest';

import { chooseGate } from './choose-gate.ts';

describe('chooseGate', () => {
  it('loses one in a hundred of what is rightly found, and looks at nothing else', () => {
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

  it('never opens where nothing is found', () => {
    expect(chooseGate([], 0)).toBe(Infinity);
  });
});
