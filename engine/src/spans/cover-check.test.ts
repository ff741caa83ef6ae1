import { array, assert, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createCoverCheck } from './cover-check.ts';

describe('createCoverCheck', () => {
  it('reports whether one of the spans, in any order, fully covers another span', () => {
    const span = tuple(nat(30), nat(10)).map(([start, length]) => ({
      start,
      end: start + length,
    }));
    assert(
      property(array(span), span, (spans, other) => {
        const isCovered = spans.some(({ start, end }) => start <= other.start && end >= other.end);
        expect(createCoverCheck(spans)(other)).toBe(isCovered);
      }),
    );
  });
});
