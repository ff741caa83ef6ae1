import { describe, expect, it } from 'vitest';

import { allowanceOf, isAtLimit, usageTone } from './allowance.ts';

function allowance(used: number, limit: number) {
  const status = {
    plan: 'free',
    documentsUsed: used,
    limit,
    remainingDocuments: limit - used,
  } as const;
  const result = allowanceOf({ ...status, resetsAt: '2026-12-01T00:00:00.000Z' });
  if (result === null) throw new Error('expected an allowance');
  return result;
}

describe('the allowance', () => {
  it('does not exist when the operator has set no limit', () => {
    const status = {
      plan: 'free',
      documentsUsed: 3,
      limit: null,
      remainingDocuments: null,
    } as const;
    expect(allowanceOf({ ...status, resetsAt: '2026-12-01T00:00:00.000Z' })).toBeNull();
    expect(isAtLimit(null)).toBe(false);
  });

  it.each([
    [0, 10, 'good'],
    [7, 10, 'good'],
    [8, 10, 'medium'],
    [9, 10, 'medium'],
    [10, 10, 'high'],
  ])('with %i of %i used shows %s', (used, limit, tone) => {
    expect(usageTone(allowance(used, limit))).toBe(tone);
  });

  it('is at its limit when all of it, or more, is used', () => {
    expect(isAtLimit(allowance(9, 10))).toBe(false);
    expect(isAtLimit(allowance(10, 10))).toBe(true);
    expect(isAtLimit(allowance(12, 10))).toBe(true);
  });
});
