import { expect, it } from 'vitest';

import { addressInApp } from './guide-address.ts';

it.each([
  ['billing.md', '/guides/billing'],
  ['api.md#keys-to-cleaned-copies', '/guides/api#keys-to-cleaned-copies'],
  ['../policies/README.md#severities', '/guides/policies#severities'],
  ['#keys-to-cleaned-copies', '#keys-to-cleaned-copies'],
  ['https://example.org/#top', undefined],
  ['../SECURITY.md', undefined],
])('the link %s of a page leads to %s in the app', (href, address) => {
  expect(addressInApp(href)).toBe(address);
});
