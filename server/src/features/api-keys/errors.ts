import { Refusal } from '#server/refusals/refusal.ts';

/** The same for a key that never existed, was revoked or has expired, and for one whose owner is gone or banned. */
export function keyInvalid(): Refusal {
  const message = 'This API key is not valid (any more).';
  return new Refusal('unauthenticated', 'api_keys.invalid', message);
}

/** The owner has added a second factor since the key was made. */
export function keyNeedsSecondFactor(): Refusal {
  const message = 'The account has a second factor by now: sign in and make a new API key.';
  return new Refusal('forbidden', 'api_keys.second_factor_required', message);
}

export function keyNotFound(): Refusal {
  return new Refusal('not-found', 'api_keys.not_found', 'There is no such API key.');
}

export function tooManyKeys(maximum: number): Refusal {
  const message = `An account can have ${maximum} API keys. Revoke one that is not used first.`;
  return new Refusal('conflict', 'api_keys.too_many', message);
}

export function expiryPast(): Refusal {
  return new Refusal('invalid', 'api_keys.expiry_past', 'The expiry lies in the past.');
}

/** The owner's current status could not be determined. */
export function keysUnavailable(): Refusal {
  const message = 'This server has no API keys: its sign-in service is hosted elsewhere.';
  return new Refusal('forbidden', 'api_keys.unavailable', message);
}
