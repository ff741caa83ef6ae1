import {
  refusePassword,
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
export function refuseSignUp(values: SignUpValues, minimum: number): SignUpRefusal | null {
  if (values.email.trim() === '' && values.password === '') return emailMissing();
  return refusePassword(values, minimum) ?? (values.email.trim() === '' ? emailMissing() : null);
}

function emailMissing(): SignUpRefusal {
  return { field: 'email', message: texts.errors.emailRequired };
}
