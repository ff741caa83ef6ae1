import { describe, expect, it } from 'vitest';

import { unpackSums, MAX_SUMMED, LabelRows } from './label-rows.ts';
import { LABELS, STRIDE } from './labels.ts';

const ROWS = 16;
const rows = Int8Array.from({ length: ROWS * STRIDE }, (_, at) =>
  at % STRIDE === LABELS ? 0 : ((at * 37) % 256) - 128,
);

function summed(hashes: number[]): number[] {
  const labels = new Int32Array(STRIDE);
  unpackSums(new LabelRows(rows).sum(Uint32Array.from(hashes), 0, hashes.length), labels);
  return [...labels];
}

describe('weights summed two labels at a time', () => {
  it('match the sums computed for each label separately', () => {
    const hashes = [3, 5, 5, 0xffff_fff1, 12, 7];
    const expected = Array.from({ length: STRIDE }, (_, label) =>
      hashes.reduce((sum, hash) => sum + (rows[(hash % ROWS) * STRIDE + label] ?? 0), 0),
    );
    expect(summed(hashes)).toEqual(expected);
  });

  it('do not overflow at their extreme values', () => {
    for (const weight of [-128, 127]) {
      rows.fill(weight, 0, STRIDE);
      const hashes = Array.from({ length: MAX_SUMMED }, () => 0);
      expect(new Set(summed(hashes))).toEqual(new Set([weight * MAX_SUMMED]));
    }
  });
});
