import { describe, expect, it } from 'vitest';

import { nameOfDefault } from './default-policy.ts';

const policies = [{ name: 'general' }, { name: 'contracts' }, { name: 'our-house', ownId: 5 }];

describe('the name of the default policy', () => {
  it('is that of the policy of the account whose number the server stores', () => {
    expect(nameOfDefault('own:5', policies)).toBe('our-house');
    expect(nameOfDefault('contracts', policies)).toBe('contracts');
  });

  it('is general where none was chosen or the chosen one was deleted', () => {
    expect(nameOfDefault(null, policies)).toBe('general');
    expect(nameOfDefault('own:6', policies)).toBe('general');
  });
});
