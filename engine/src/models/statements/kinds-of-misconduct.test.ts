import { expect, test } from 'vitest';

import { kindOfMisconduct } from './kinds-of-misconduct.ts';

test.each([
  ['The guard was taken off so that the press runs faster.', 'at risk'],
  ['He gave the order to his cousin.', 'private ties'],
  ['She copied the answers from the desk beside her.', 'cheating'],
  ['He pocketed what was over in the till.', 'expense'],
  ['They carried on as they liked.', 'breaks the rules'],
])('the kind of misconduct is told by the words: %s', (sentence, kind) => {
  expect(kindOfMisconduct(sentence)).toContain(kind);
});
