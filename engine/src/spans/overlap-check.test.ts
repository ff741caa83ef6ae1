import { array, assert, integer, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createOverlapCheck } from './overlap-check.ts';

describe('createOverlapCheck', () => {
  it('reports whether one of the spans, in any order, shares a character with another span', () => {
    const span = tuple(nat(30), integer({ min: 1, max: 10 })).map(([start, length]) => ({
      start,
      end: start + length,
    }));
    assert(
      property(array(span), span, (spans, other) => {
        const isTouched = spans.some(({ start, end }) => start < other.end && end > other.start);
        expect(createOverlapCheck(spans)(other)).toBe(isTouched);
      }),
    );
  });
});
