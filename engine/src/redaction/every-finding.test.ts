import { describe, expect, it } from 'vitest';

import { MAX_FINDINGS } from '#engine/most-serious.ts';

import { everyFinding } from './every-finding.ts';

function addresses(count: number): string {
  return Array.from({ length: count }, (_, index) => `p${index}@b.example`).join('\n');
}

describe('everyFinding', () => {
  it('finds what a report has no room for', () => {
    expect(everyFinding(addresses(MAX_FINDINGS + 5))).toHaveLength(MAX_FINDINGS + 5);
  });

  it('says where there is more than it can find', () => {
    expect(everyFinding(addresses(5 * MAX_FINDINGS + 1), { sources: ['rule'] })).toBeUndefined();
  });
});
