import { describe, expect, it } from 'vitest';

import { scaleOf } from './scale.ts';

describe('a chart axis', () => {
  it('covers the highest count in at most four round steps', () => {
    expect(scaleOf(3).ticks).toEqual([0, 1, 2, 3]);
    expect(scaleOf(7).ticks).toEqual([0, 2, 4, 6, 8]);
    expect(scaleOf(173).ticks).toEqual([0, 50, 100, 150, 200]);
    expect(scaleOf(81_234).top).toBe(100_000);
  });

  it('has one step when the count is zero', () => {
    expect(scaleOf(0)).toEqual({ top: 1, ticks: [0, 1] });
  });
});
