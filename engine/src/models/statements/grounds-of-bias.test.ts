import { expect, test } from 'vitest';

import { groundsOfBias } from './grounds-of-bias.ts';

test.each([
  ['He is lovely, but a man of his age will never learn it.', 'age'],
  ['For the phones we need women as they are naturally caring.', 'sex'],
  ['Since maternity leave she has been less visible.', 'pregnancy or parenthood'],
  ['With three kids he will not stay late.', 'family'],
  ['Two dads at the gate put the other parents off.', 'sexual orientation'],
  ['Her headscarf would put off our customers.', 'religion'],
  ['Deaf patients have to bring somebody with them.', 'disability or health'],
  ['Several people find the accent hard work.', 'race or origin'],
  ['Very fat patients should come back thinner.', 'looks'],
  ['People on Universal Credit never look after the place.', 'social background'],
])('the ground of a biased remark is told by its words: %s', (sentence, ground) => {
  expect(groundsOfBias(sentence)).toContain(ground);
});

test('several grounds are named together', () => {
  expect(groundsOfBias('Hostesses should be young and attractive.')).toBe('age, sex and looks');
});

test('no ground is named where the words tell none, or too many', () => {
  expect(groundsOfBias('He would not fit in with us.')).toBeUndefined();
  expect(
    groundsOfBias('Neither women nor pensioners nor Muslims nor Poles are served.'),
  ).toBeUndefined();
});
