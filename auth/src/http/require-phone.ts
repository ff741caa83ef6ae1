import { AuthError } from '../errors.ts';

/** ITU-T E.164. */
const PHONE = /^\+?[1-9]\d{1,14}$/u;

/** Throws `phone_provider_disabled` with the endpoint's own words unless phones are switched on, or else `validation_failed`. */
export function requirePhone(phone: string, isOn: boolean, message: string): void {
  if (!isOn) throw new AuthError('phone_provider_disabled', { message });
  requirePhoneNumber(phone);
}

/** Throws `validation_failed` for what is no phone number in international form. */
export function requirePhoneNumber(phone: string): void {
  if (PHONE.test(phone)) return;
  const message = 'Invalid phone number format (E.164 required)';
  throw new AuthError('validation_failed', { message });
}
