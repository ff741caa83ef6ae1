import { array, assert, integer, nat, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createTouch } from './touch.ts';

describe('createTouch', () => {
  it('tells what shares a character with one of the spans, whatever their order', () => {
    const span = tuple(nat(30), integer({ min: 1, max: 10 })).map(([start, length]) => ({
      start,
      end: start + length,
    }));
    assert(
      property(array(span), span, (spans, other) => {
        const isTouched = spans.some(({ start, end }) => start < other.end && end > other.start);
        expect(createTouch(spans)(other)).toBe(isTouched);
      }),
    );
  });
});
