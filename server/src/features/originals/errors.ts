import { Refusal } from '#server/refusals/refusal.ts';

/** Also the answer for somebody else's document: it tells nothing of whether that exists. */
export function originalNotFound(): Refusal {
  return new Refusal('not-found', 'originals.not_found', 'There is no such document.');
}

/** A document whose reading broke down. */
export function readingFailed(): Refusal {
  return new Refusal('unreadable', 'originals.unreadable', 'This document could not be read.');
}
