import { texts } from '../texts.ts';

export interface PasswordValues {
  readonly password: string;
  readonly confirmation: string;
}

/** Why a password was rejected, and which field is at fault. */
export interface PasswordRefusal {
  readonly field: keyof PasswordValues;
  readonly message: string;
}

/** The first reason to reject a new password, or null; the auth service has further rules. */
export function validatePassword(
  { password, confirmation }: PasswordValues,
  minimum: number,
): PasswordRefusal | null {
  if (password !== confirmation) {
    return { field: 'confirmation', message: texts.errors.passwordsDiffer };
  }
  // As the auth service counts: an emoji is one character.
  if (Array.from(password).length < minimum) {
    return { field: 'password', message: texts.errors.passwordTooShort(minimum) };
  }
  return null;
}
