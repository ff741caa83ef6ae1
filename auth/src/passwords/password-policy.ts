import { dictionary } from '@zxcvbn-ts/language-common';

import { AuthError, type WeakPasswordReason } from '../errors.ts';

/** How many of the most common passwords are refused (ASVS 6.2.4), counting only those that are long enough. */
const COMMON_PASSWORDS = 3000;
/** In bytes of UTF-8: longer ones could not be moved to a hosted project, whose bcrypt ignores the rest. */
const MAX_BYTES = 72;

/** A weakness, and its message. */
interface PasswordWeakness {
  readonly reasons: readonly WeakPasswordReason[];
  readonly message: string;
}

/** The requirements on passwords. Any composition is allowed: only length and commonness matter. */
export interface PasswordPolicy {
  /** Throws `validation_failed` for an invalid password and `weak_password` for one that is easy to guess. */
  require(password: string): void;
  /** The weakness of a password that may predate the policy. */
  weakness(password: string): PasswordWeakness | undefined;
}

/** Creates the policy for passwords of at least this many Unicode characters. */
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
        throw invalid(
          `Password cannot be longer than ${MAX_BYTES} bytes: as many English letters, or fewer of other scripts`,
        );
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

/** Counts code points, so that an emoji is not counted twice. */
function lengthOf(password: string): number {
  return Array.from(password).length;
}
