import { Refusal } from './refusal.ts';

const RETRY_AFTER_SECONDS = 5;

/** Every reason why a token is not good (any more) has this one answer: sign in again. */
export function sessionInvalid(): Refusal {
  const message = 'Your session has ended. Please sign in again.';
  return new Refusal('unauthenticated', 'session.invalid', message);
}

/** Signed in, but not by as much as the account asks for. */
export function secondFactorRequired(): Refusal {
  const message = 'Enter the code of your second factor to continue.';
  return new Refusal('forbidden', 'session.second_factor_required', message);
}

/** A fault that passes: nobody is signed out because of it. */
export function sessionUncheckable(): Refusal {
  const message = 'The sign-in service cannot be reached at the moment. Please try again.';
  return new Refusal('busy', 'session.unavailable', message, RETRY_AFTER_SECONDS);
}
