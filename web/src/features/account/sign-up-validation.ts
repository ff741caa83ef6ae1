import { texts } from './texts.ts';

export interface SignUpValues {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}

/** Why a form cannot be sent, at the field that is to blame. */
export interface SignUpRefusal {
  readonly field: 'email' | 'password' | 'confirmation';
  readonly message: string;
}

/** The first reason to refuse the form, or null. */
export function refuseSignUp(values: SignUpValues, minimum: number): SignUpRefusal | null {
  if (values.password !== values.confirmation) {
    return { field: 'confirmation', message: texts.errors.passwordsDiffer };
  }
  if (values.password.length < minimum) {
    return { field: 'password', message: texts.errors.passwordTooShort(minimum) };
  }
  if (values.email.trim() === '') {
    return { field: 'email', message: texts.errors.emailRequired };
  }
  return null;
}
