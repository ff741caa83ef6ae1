import { describe, expect, it } from 'vitest';

import { isRoleAddress } from './is-role-address.ts';

describe('isRoleAddress', () => {
  it.each([
    'info',
    'no-reply',
    'uk-sales',
    'Data.Protection',
    'support2',
    'accounts_payable',
    'bids',
    'praxis',
  ])('recognizes the mailbox %s of a company', (local) =>
    expect(isRoleAddress(local, 'acme.example')).toBe(true),
  );

  it.each(['anna.schmidt', 'sales.jones', 'mark', 'office.anna', 'uk', '2024'])(
    'leaves %s to a person',
    (local) => expect(isRoleAddress(local, 'acme.example')).toBe(false),
  );

  it('leaves to a person what anyone may be called at a public provider', () => {
    expect(isRoleAddress('info', 'gmail.com')).toBe(false);
  });
});
