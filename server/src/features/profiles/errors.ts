import { Refusal } from '#server/refusals/refusal.ts';

/** Also the answer for someone else's profile, so that it does not reveal whether that exists. */
export function profileNotFound(): Refusal {
  return new Refusal('not-found', 'profiles.not_found', 'There is no such user.');
}

export function notOwnProfile(): Refusal {
  return new Refusal('forbidden', 'profiles.not_own', 'Only your own profile can be created.');
}
