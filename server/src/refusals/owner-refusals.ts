import { Refusal } from './refusal.ts';

/** Why a signed-in user could not be confirmed as the account's owner. */
export const ownerRefusals = {
  passwordRequired: () =>
    new Refusal('invalid', 'accounts.password_required', 'Enter your password to confirm.'),
  passwordWrong: () =>
    new Refusal('invalid', 'accounts.password_wrong', 'This password is incorrect.'),
  signInNeeded: () =>
    new Refusal('forbidden', 'accounts.sign_in_needed', 'This needs a more recent sign-in.'),
  tooManyAttempts: (retryAfter: number | undefined) =>
    new Refusal(
      'too-many-requests',
      'accounts.too_many_attempts',
      'Too many attempts. Please wait a moment and try again.',
      retryAfter,
    ),
} as const;
