import { describe, expect, it } from 'vitest';

import { MAX_FINDINGS } from '#engine/report/most-serious.ts';

import { findAllFindings } from './find-all-findings.ts';

function addresses(count: number): string {
  return Array.from({ length: count }, (_, index) => `p${index}@b.example`).join('\n');
}

describe('findAllFindings', () => {
  it('returns more findings than a report has room for', () => {
    expect(findAllFindings(addresses(MAX_FINDINGS + 5))).toHaveLength(MAX_FINDINGS + 5);
  });

  it('returns undefined when there are too many findings', () => {
    expect(findAllFindings(addresses(5 * MAX_FINDINGS + 1), { rulesOnly: true })).toBeUndefined();
  });
});
