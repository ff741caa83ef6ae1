import { expect, it } from 'vitest';

import { displayName } from './display-name.ts';

function principal(metadata: Record<string, unknown>, email = 'anna.berg@example.com') {
  const isKnown = { isEmailProven: false, hasSecondFactor: false, needsSecondFactor: false };
  return { userId: 'x', email, ...isKnown, metadata };
}

it.each([
  ['what the client sends', 'Anna', { name: 'B', full_name: 'C' }, 'Anna'],
  ['else the name given at sign-up', '  ', { name: 'B', full_name: 'C' }, 'B'],
  ['else the full name', undefined, { name: '', full_name: 'C', display_name: 'D' }, 'C'],
  ['else the display name', undefined, { name: 5, display_name: 'D' }, 'D'],
  ['else the local part of the address', undefined, {}, 'anna.berg'],
  ['without characters that a database refuses', 'An\0na\ud800', {}, 'Anna\ufffd'],
])('the name of a new profile is %s', (_title, sent, metadata, expected) => {
  expect(displayName(sent, principal(metadata))).toBe(expected);
});

it('the name of a new profile falls back to User when there is no address either', () => {
  expect(displayName(undefined, principal({}, ''))).toBe('User');
});
