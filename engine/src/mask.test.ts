import { expect, it } from 'vitest';

import { mask } from './mask.ts';

it.each([
  ['123-45-6789', '•••• 6789'],
  ['4111 1111 1111 1111', '•••• 1111'],
  ['DE89 3704 0044 0532 0130 00', '•••• 3000'],
  ['C01234567', '•••• 4567'],
])('mask shows the last four characters of the identifier %s', (value, masked) => {
  expect(mask(value)).toBe(masked);
});

it.each(['', '1234567', 'Winter2026!', 'correct horse battery staple', '\ud800'])(
  'mask shows nothing of the short or secret value %j',
  (value) => {
    expect(mask(value)).toBe('••••');
  },
);

it('mask shows the tail of a token that is too long to guess', () => {
  expect(mask('R7fK2mXw9QbT4vLz8NcY')).toBe('•••• 8NcY');
});
