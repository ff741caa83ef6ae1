import { requirePhoneNumber } from '../accounts/phone-number.ts';
import { AuthError } from '../errors.ts';

/**
 * Normalizes a number; throws `phone_provider_disabled` with the endpoint's own message unless phones are enabled, or
 * else `validation_failed`.
 */
export function requirePhone(phone: string, isOn: boolean, message: string): string {
  if (!isOn) throw new AuthError('phone_provider_disabled', { message });
  return requirePhoneNumber(phone);
}
