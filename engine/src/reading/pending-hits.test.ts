import { describe, expect, it } from 'vitest';

import { PendingHits } from './pending-hits.ts';

describe('pending hits', () => {
  it('are returned once, grouped by detector and in order of arrival', () => {
    const waiting = new PendingHits(3);
    for (const [detector, start, end] of [
      [2, 0, 4],
      [0, 5, 6],
      [2, 3, 9],
    ] as const) {
      waiting.add(detector, start, end);
    }
    expect(waiting.take()).toEqual({
      firsts: Int32Array.of(0, 1, 1, 3),
      starts: Int32Array.of(5, 0, 3),
      ends: Int32Array.of(6, 4, 9),
    });
    expect(waiting.count).toBe(0);
    expect(waiting.take().starts).toHaveLength(0);
  });

  it('are all kept when there are 10,000 of them', () => {
    const waiting = new PendingHits(2);
    for (let hit = 0; hit < 10_000; hit += 1) waiting.add(1, hit, hit + 1);
    expect(waiting.take().starts).toEqual(Int32Array.from({ length: 10_000 }, (_, hit) => hit));
  });
});
