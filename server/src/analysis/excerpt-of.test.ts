import { expect, it } from 'vitest';

import { isExcerptOf } from './excerpt-of.ts';

const PASSAGE = 'The PIN 4711 and the card 4000 1234 5678 9010 stay secret.';

it.each([
  ['the passage itself', PASSAGE],
  ['its mask', '••••'],
  ['its mask with a tail', '•••• 9010'],
  ['what is masked within', 'The PIN •••• and the card •••• 9010 stay secret.'],
  ['a mask at its beginning', '•••• 9010 stay secret.', '4000 1234 5678 9010 stay secret.'],
  ['a mask before it is cut', 'The PIN •••• and the car…'],
])('an excerpt may be %s', (_what, excerpt, passage = PASSAGE) => {
  expect(isExcerptOf(excerpt, passage)).toBe(true);
});

it.each([
  'The PIN •••• and the door •••• 9010 stay secret.',
  'A PIN •••• and the card',
  'The PIN',
  '',
])('an excerpt is not %j', (excerpt) => {
  expect(isExcerptOf(excerpt, PASSAGE)).toBe(false);
});
