import { describe, expect, it } from 'vitest';

import { PackedRows } from './packed-rows.ts';

const LABELS = 9;
/** Bucket 3 has weights for the first and the last label, bucket 40 for the fifth. */
const ROWS = new PackedRows(
  {
    bucketBits: 6,
    buckets: Uint32Array.of(3, 40),
    counts: Uint8Array.of(2, 1),
    labels: Uint8Array.of(0, 8, 4),
    weights: Int8Array.of(127, -128, -5),
  },
  LABELS,
);

function sums(...features: number[]): number[] {
  const found = ROWS.sumsOf(Uint32Array.from(features), features.length);
  return Array.from(found.subarray(0, LABELS));
}

describe('packed rows', () => {
  it('add up the weights of features for each label', () => {
    expect(sums(3, 40, 40, 12)).toEqual([127, 0, 0, 0, -10, 0, 0, 0, -128]);
    expect(sums()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('look up a feature by its bucket', () => {
    expect(sums(3 + 64)).toEqual(sums(3));
    expect([ROWS.weightOf(40, 4), ROWS.weightOf(40, 5), ROWS.weightOf(41, 4)]).toEqual([-5, 0, 0]);
  });

  it('add up 1,000 features without overflow', () => {
    const many = Array.from({ length: 1000 }, () => 3);
    expect(sums(...many)).toEqual([127_000, 0, 0, 0, 0, 0, 0, 0, -128_000]);
  });
});
