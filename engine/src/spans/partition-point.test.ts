import { array, assert, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { partitionPoint } from './partition-point.ts';

describe('partitionPoint', () => {
  it('returns the number of items below a limit in a sorted list', () => {
    assert(
      property(array(nat(20)), nat(21), (numbers, limit) => {
        const ordered = numbers.toSorted((one, other) => one - other);
        const below = numbers.filter((number) => number < limit);
        expect(partitionPoint(ordered, (number) => number < limit)).toBe(below.length);
      }),
    );
  });
});
