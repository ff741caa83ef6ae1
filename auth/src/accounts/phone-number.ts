import { AuthError } from '../errors.ts';

/** ITU-T E.164. */
const PHONE = /^\+?[1-9]\d{1,14}$/u;

/**
 * Normalizes a number to digits without a plus sign, the form used for lookups. Throws `validation_failed` for an
 * invalid one.
 */
export function requirePhoneNumber(text: string): string {
  if (PHONE.test(text)) return text.replace('+', '');
  const message = 'Invalid phone number format (E.164 required)';
  throw new AuthError('validation_failed', { message });
}
