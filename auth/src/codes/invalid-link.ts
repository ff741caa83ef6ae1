import { AuthError } from '../errors.ts';

/** The refusal of a mailed link, in the words that the official client shows. */
export function invalidLink(): AuthError {
  return new AuthError('otp_expired', { message: 'Email link is invalid or has expired' });
}
