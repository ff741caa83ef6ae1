import { Refusal } from '#server/refusals/refusal.ts';

/** Also the answer for somebody else's document: it tells nothing of whether that exists. */
export function documentNotFound(): Refusal {
  return new Refusal('not-found', 'search.document_not_found', 'There is no such document.');
}

/** One search of an account at a time; few wait. */
export function tooManySearches(): Refusal {
  return new Refusal(
    'too-many-requests',
    'search.too_many_at_once',
    'Too many searches at once. Please wait until one of them is done.',
    5,
  );
}

/** A document whose reading broke down. */
export function searchFailed(): Refusal {
  return new Refusal('unreadable', 'search.unreadable', 'This document could not be read.');
}
