import { dictionary } from '@zxcvbn-ts/language-common';

import { AuthError, type WeakPasswordReason } from '../errors.ts';

/** How many of the commonest passwords are refused (ASVS 6.2.4), counted among those that are long enough. */
const COMMON_PASSWORDS = 3000;
/** In bytes of UTF-8: longer ones could not move to a hosted project, whose bcrypt reads no further. */
const MAX_BYTES = 72;

/** A weakness, and the sentence that says so. */
interface PasswordWeakness {
  readonly reasons: readonly WeakPasswordReason[];
  readonly message: string;
}

/** What a password has to be. Any composition is welcome: only length and notoriety count. */
export interface PasswordPolicy {
  /** Throws `validation_failed` for what cannot be a password and `weak_password` for one that is easy to guess. */
  require(password: string): void;
  /** The weakness of a password that may be older than the policy. */
  weakness(password: string): PasswordWeakness | undefined;
}

/** Makes the policy for passwords of at least so many Unicode characters. */
export function createPasswordPolicy(minLength: number): PasswordPolicy {
  const common = new Set(
    dictionary['passwords-common']
      .filter((password) => password.length >= minLength)
      .slice(0, COMMON_PASSWORDS),
  );
  const weakness: PasswordPolicy['weakness'] = (password) => {
    if (lengthOf(password) < minLength) {
      const message = `Password should be at least ${minLength} characters.`;
      return { reasons: ['length'], message };
    }
    if (common.has(password.toLowerCase())) {
      const message = 'Password is among the most common ones, please choose a different one.';
      return { reasons: ['pwned'], message };
    }
    return undefined;
  };
  return {
    weakness,
    require: (password) => {
      if (password === '') throw invalid('Signup requires a valid password');
      if (Buffer.byteLength(password) > MAX_BYTES) {
        throw invalid(`Password cannot be longer than ${MAX_BYTES} characters`);
      }
      const found = weakness(password);
      if (found === undefined) return;
      const { message, reasons } = found;
      throw new AuthError('weak_password', { message, weakPassword: { reasons } });
    },
  };
}

function invalid(message: string): AuthError {
  return new AuthError('validation_failed', { message });
}

/** Counted by code points, so that an emoji is one or a few characters and not twice as many. */
function lengthOf(password: string): number {
  return Array.from(password).length;
}
