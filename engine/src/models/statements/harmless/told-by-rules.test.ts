import { expect, test } from 'vitest';

import { isToldByRules } from './told-by-rules.ts';

test('a clause that a rule of another category forbids is told by that rule', () => {
  expect(isToldByRules('If a lodger becomes pregnant, the tenancy terminates.')).toBe(true);
  expect(isToldByRules('Drivers who file an injury claim will be let go.')).toBe(true);
  expect(isToldByRules('The Supplier may assign this agreement at any time.')).toBe(false);
});
