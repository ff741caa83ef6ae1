import { describe, expect, it } from 'vitest';

import { AuthError } from '../errors.ts';
import { createPasswordPolicy } from './password-policy.ts';

/** The refusal's code; undefined for an acceptable password. */
function errorCodeOf(password: string, minLength = 6): string | undefined {
  try {
    createPasswordPolicy(minLength).require(password);
    return undefined;
  } catch (error) {
    return error instanceof AuthError ? error.code : String(error);
  }
}

describe('the password policy', () => {
  it('requires the configured minimum length, counted in characters', () => {
    expect(errorCodeOf('k9#xq')).toBe('weak_password');
    expect(errorCodeOf('k9#xqz')).toBeUndefined();
    expect(errorCodeOf('k9#xqz', 15)).toBe('weak_password');
    expect(errorCodeOf('🦜🐙🦊')).toBe('weak_password');
    expect(errorCodeOf('🦜🐙🦊🐢🐝🦉')).toBeUndefined();
  });

  it('accepts any composition up to 72 bytes', () => {
    expect(errorCodeOf('aaaa bbbb cccc')).toBeUndefined();
    expect(errorCodeOf(`k9#${'x'.repeat(69)}`)).toBeUndefined();
    expect(errorCodeOf(`k9#${'x'.repeat(70)}`)).toBe('validation_failed');
    expect(errorCodeOf('🦜'.repeat(18))).toBeUndefined();
    expect(errorCodeOf('🦜'.repeat(19))).toBe('validation_failed');
  });

  it.each(['123456', 'qwerty', 'password1', 'PassWord1', 'iloveyou', 'letmein'])(
    'refuses %s as too common',
    (password) => {
      expect(errorCodeOf(password)).toBe('weak_password');
      expect(createPasswordPolicy(6).weakness(password)?.reasons).toEqual(['pwned']);
    },
  );

  it('takes its common passwords from those that meet the minimum length', () => {
    // Far down in the list, but among the first of its length.
    expect(errorCodeOf('123456789987654321', 6)).toBeUndefined();
    expect(errorCodeOf('123456789987654321', 15)).toBe('weak_password');
  });
});
