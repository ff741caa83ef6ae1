import { expect, it } from 'vitest';

import { mask } from './mask.ts';

it.each([
  ['credit-card', '4111 1111 1111 1111', '•••• 1111'],
  ['iban', 'DE89 3704 0044 0532 0130 00', '•••• 3000'],
])('mask shows the last four characters of a value of type %s', (type, value, masked) => {
  expect(mask(value, type)).toBe(masked);
});

it.each([
  ['us-ssn', '123-45-6789'],
  ['danish-cpr', '120385-4711'],
  ['access-code', '12345678'],
  ['jotted-password', 'Summer20261234'],
  ['secret-token', 'R7fK2mXw9QbT4vLz8NcY'],
  ['credit-card', '1111'],
  ['credit-card', '\ud800'],
  ['a-policy-of-ours', '4111 1111 1111 1111'],
])('mask shows nothing of the value of type %s %j', (type, value) => {
  expect(mask(value, type)).toBe('••••');
});

it('mask shows nothing of a value of unknown type', () => {
  expect(mask('4111 1111 1111 1111')).toBe('••••');
});
