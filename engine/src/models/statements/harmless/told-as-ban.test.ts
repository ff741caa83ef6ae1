import { expect, test } from 'vitest';

import { isToldAsBan } from './told-as-ban.ts';

function isTold(clause: string, words: string): boolean {
  const start = clause.indexOf(words);
  return isToldAsBan(clause, {
    start: 0,
    end: clause.length,
    core: { start, end: start + words.length },
  });
}

test('what a rule of another category forbids in a clause is told by that rule', () => {
  expect(isTold('If a lodger becomes pregnant, the tenancy terminates.', 'pregnant')).toBe(true);
  expect(isTold('Drivers who file an injury claim will be let go.', 'will be let go')).toBe(true);
});

test('what else a clause demands is not', () => {
  const clause = 'The singer sings unpaid on Sundays, and her contract ends if she gets pregnant.';
  expect(isTold(clause, 'sings unpaid')).toBe(false);
  expect(isTold('The Supplier may assign this agreement at any time.', 'assign')).toBe(false);
});
