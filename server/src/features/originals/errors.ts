import { Refusal } from '#server/refusals/refusal.ts';

/** Also the answer for someone else's document, so that it does not reveal whether that exists. */
export function originalNotFound(): Refusal {
  return new Refusal('not-found', 'originals.not_found', 'There is no such document.');
}

/** Reading the document failed. */
export function readingFailed(): Refusal {
  return new Refusal('unreadable', 'originals.unreadable', 'This document could not be read.');
}
