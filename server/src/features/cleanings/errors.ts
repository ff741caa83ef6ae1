import { Refusal } from '#server/refusals/refusal.ts';

/** The same for a document that does not exist, belongs to someone else, or has no findings (yet). */
export function cleaningNotFound(): Refusal {
  return new Refusal('not-found', 'cleanings.not_found', 'There is no such document to clean.');
}

/** Cleaning a document failed. */
export function cleaningFailed(): Refusal {
  return new Refusal('unreadable', 'cleanings.failed', 'This document could not be cleaned.');
}
