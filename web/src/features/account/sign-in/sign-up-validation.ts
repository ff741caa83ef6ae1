import {
  validatePassword,
  type PasswordRefusal,
  type PasswordValues,
} from '../password/password-rules.ts';
import { texts } from '../texts.ts';

export interface SignUpValues extends PasswordValues {
  readonly name: string;
  readonly email: string;
}

/** Why a form cannot be submitted, and which field is at fault. */
export type SignUpRefusal = PasswordRefusal | { readonly field: 'email'; readonly message: string };

/** The first reason to reject the form, or null. */
export function validateSignUp(values: SignUpValues, minimum: number): SignUpRefusal | null {
  if (values.email.trim() === '' && values.password === '') return missingEmail();
  return validatePassword(values, minimum) ?? (values.email.trim() === '' ? missingEmail() : null);
}

function missingEmail(): SignUpRefusal {
  return { field: 'email', message: texts.errors.emailRequired };
}
