import { describe, expect, it } from 'vitest';

import { isTable } from './is-table.ts';

describe('isTable', () => {
  it.each([
    'Basic       $6       monthly\nTeam        $12      yearly',
    'Plan | you pay | users\nTeam | $12 | as many as you pay for',
    'Late fee\t£20\tper letter\nDeposit\t£600',
  ])('returns true for rows of a table: %j', (written) => {
    expect(isTable(written)).toBe(true);
  });

  it.each([
    '4.  We may change the fees at any time and\n    you must pay them.',
    '1.      The Tenant pays all costs, however they arise, and\n        waives every claim',
    'The  Tenant  shall  pay  all  costs\nof  the  Landlord  at  any  time',
    'Late fee      £20      we may raise it at any time',
  ])('returns false for %j', (written) => {
    expect(isTable(written)).toBe(false);
  });
});
