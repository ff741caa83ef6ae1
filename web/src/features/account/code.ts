/** The number of digits in a mailed code and in an authenticator's. */
export const CODE_LENGTH = 6;

/** The digits of typed or pasted text, at most six. */
export function readCode(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
}
