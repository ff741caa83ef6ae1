import { AuthError } from '../errors.ts';

/** The refusal of a mailed link, as worded by the official client. */
export function invalidLink(): AuthError {
  return new AuthError('otp_expired', { message: 'Email link is invalid or has expired' });
}
