import { expect, it } from 'vitest';

import { suggestName } from './suggest-name.ts';

const KNOWN = ['pii', 'policy', 'legal', 'us-ssn', 'uk-nino', 'email-address', 'person-name'];

it.each([
  ['us-sn', 'us-ssn'],
  ['emailaddress', 'email-address'],
  ['Email Address', 'email-address'],
  ['email', 'email-address'],
  ['PII', 'pii'],
  ['persn-name', 'person-name'],
  ['polcy', 'policy'],
])('suggestName suggests the intended name for %s', (name, meant) => {
  expect(suggestName(name, KNOWN)).toBe(`; is "${meant}" meant?`);
});

it.each(['weather', 'xx-xxx', 'us', 'pix', '', '__proto__'])(
  'suggestName suggests nothing for %j',
  (name) => {
    expect(suggestName(name, KNOWN)).toBe('');
  },
);
