import { Refusal } from '#server/refusals/refusal.ts';

/** Also the answer for someone else's document, so that it does not reveal whether that exists. */
export function changesNotFound(): Refusal {
  return new Refusal('not-found', 'changes.not_found', 'There is no such document.');
}
