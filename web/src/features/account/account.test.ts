import { describe, expect, it } from 'vitest';

import { displayName } from './session/display-name.ts';
import { isStorageKey, storageKeyFor } from './session/storage-key.ts';
import { toUserId } from './session/user-id.ts';
import { validateSignUp } from './sign-in/sign-up-validation.ts';

describe('the name for a new profile', () => {
  it.each([
    [{ name: 'Ada', full_name: 'Ada Q', display_name: 'A' }, 'Ada'],
    [{ name: ' ', full_name: 'Ada Q', display_name: 'A' }, 'Ada Q'],
    [{ name: 7, display_name: 'A' }, 'A'],
    [{}, 'ada.quill'],
  ])('is the first nonempty candidate (%#)', (metadata, name) => {
    expect(displayName({ email: 'ada.quill@example.org', user_metadata: metadata })).toBe(name);
  });

  it('is User when nothing is known', () => {
    expect(displayName({})).toBe('User');
    expect(displayName({ email: '@example.org' })).toBe('User');
  });
});

describe('the session storage key', () => {
  it.each([
    ['/auth/v1', 'http://localhost:3000', 'sb-localhost-auth-token'],
    ['/auth/v1', 'https://scan.example.org', 'sb-scan-auth-token'],
    ['https://abcd.supabase.co/auth/v1', 'https://scan.example.org', 'sb-abcd-auth-token'],
  ])('for %s on %s is %s', (url, origin, key) => {
    expect(storageKeyFor(url, origin)).toBe(key);
    expect(isStorageKey(key)).toBe(true);
  });

  it('is distinguished from other storage keys', () => {
    expect(isStorageKey('sb-localhost-auth-token-code-verifier')).toBe(false);
    expect(isStorageKey('proviso-theme')).toBe(false);
    expect(isStorageKey(null)).toBe(false);
  });
});

describe('the user ID sent with requests', () => {
  it.each([
    [12, 12],
    ['12', 12],
    ['12abc', 12],
    ['abc', 999],
    ['', 999],
  ])('for %j is %i', (id, number) => {
    expect(toUserId(id)).toBe(number);
  });
});

describe('a sign-up', () => {
  const values = { name: '', email: 'a@b.org', password: 'lantern', confirmation: 'lantern' };

  it('does not require a name', () => {
    expect(validateSignUp(values, 6)).toBeNull();
  });

  it.each([
    [{ confirmation: 'lanterns' }, 'confirmation', 'Passwords do not match'],
    [
      { password: 'short', confirmation: 'short' },
      'password',
      'Password must be at least 6 characters long',
    ],
    [{ email: '  ' }, 'email', 'Email is required'],
    [{ email: '', password: '', confirmation: '' }, 'email', 'Email is required'],
  ])('reports an error on the first invalid field (%#)', (change, field, message) => {
    expect(validateSignUp({ ...values, ...change }, 6)).toEqual({ field, message });
  });

  it("enforces the installation's minimum password length", () => {
    expect(validateSignUp(values, 12)?.message).toBe(
      'Password must be at least 12 characters long',
    );
  });
});
