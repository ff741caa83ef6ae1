import { Refusal } from '#server/refusals/refusal.ts';

/** Also the answer for somebody else's document: it tells nothing of whether that exists. */
export function changesNotFound(): Refusal {
  return new Refusal('not-found', 'changes.not_found', 'There is no such document.');
}
