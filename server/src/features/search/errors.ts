import { Refusal } from '#server/refusals/refusal.ts';

/** Also the answer for someone else's document, so that it does not reveal whether that exists. */
export function documentNotFound(): Refusal {
  return new Refusal('not-found', 'search.document_not_found', 'There is no such document.');
}

/** An account runs one search at a time; few may wait. */
export function tooManySearches(): Refusal {
  return new Refusal(
    'too-many-requests',
    'search.too_many_at_once',
    'Too many searches at once. Please wait until one of them is done.',
    5,
  );
}

/** Reading the document failed. */
export function searchFailed(): Refusal {
  return new Refusal('unreadable', 'search.unreadable', 'This document could not be read.');
}
