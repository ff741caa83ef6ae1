import { expect, it } from 'vitest';

import { analyze } from '#engine/analyze.ts';

it.each([
  ['## Test cards\nUse `4242 4242 4242 4242` with any date.', true],
  ['In the sandbox, 4000056655665556 succeeds.', true],
  ['The purchasing card is 4111 1111 1111 1111, limit 5000.', false],
  ['Charge it to 4532 0151 1283 0366, no test card at hand.', false],
  ['The test was paid with card 5555 5555 5555 4444.', false],
])('tells in %j whether a card is for tests', (text, isInformational) => {
  const found = analyze(text, { rulesOnly: true }).findings.find(
    ({ type }) => type === 'credit-card',
  );
  expect(found).toMatchObject({ type: 'credit-card' });
  expect(found?.isInformational).toBe(isInformational);
});
