import { Refusal } from '#server/refusals/refusal.ts';

export function confirmationMismatch(): Refusal {
  return new Refusal(
    'invalid',
    'accounts.confirmation_differs',
    'Type the email address of your account to confirm.',
  );
}

/** A hosted auth service deletes users only with its admin key. */
export function deletionUnavailable(): Refusal {
  return new Refusal(
    'forbidden',
    'accounts.deletion_unavailable',
    'This installation cannot delete accounts. Please ask its operator.',
  );
}
