import { array, assert, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createCover } from './cover.ts';

describe('createCover', () => {
  it('tells what one of the stretches covers whole, whatever their order', () => {
    const stretch = tuple(nat(30), nat(10)).map(([start, length]) => ({
      start,
      end: start + length,
    }));
    assert(
      property(array(stretch), stretch, (stretches, other) => {
        const isCovered = stretches.some(
          ({ start, end }) => start <= other.start && end >= other.end,
        );
        expect(createCover(stretches)(other)).toBe(isCovered);
      }),
    );
  });
});
