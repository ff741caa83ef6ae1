import { Refusal } from './refusal.ts';

const RETRY_AFTER_SECONDS = 5;

/** One answer for every reason why a token is not, or no longer, valid: sign in again. */
export function sessionInvalid(): Refusal {
  const message = 'Your session has ended. Please sign in again.';
  return new Refusal('unauthenticated', 'session.invalid', message);
}

/** Signed in, but without the second factor that the account requires. */
export function secondFactorRequired(): Refusal {
  const message = 'Enter the code of your second factor to continue.';
  return new Refusal('forbidden', 'session.second_factor_required', message);
}

/** A temporary fault: nobody is signed out because of it. */
export function sessionUnavailable(): Refusal {
  const message = 'The sign-in service cannot be reached at the moment. Please try again.';
  return new Refusal('busy', 'session.unavailable', message, RETRY_AFTER_SECONDS);
}
