import { describe, expect, it } from 'vitest';

import { WaitingHits } from './waiting-hits.ts';

describe('hits that wait', () => {
  it('are handed out detector by detector, in the order in which they came, and once', () => {
    const waiting = new WaitingHits(3);
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

  it('are as many as a text brings', () => {
    const waiting = new WaitingHits(2);
    for (let hit = 0; hit < 10_000; hit += 1) waiting.add(1, hit, hit + 1);
    expect(waiting.take().starts).toEqual(Int32Array.from({ length: 10_000 }, (_, hit) => hit));
  });
});
