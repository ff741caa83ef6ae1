import { Refusal } from '#server/refusals/refusal.ts';

/** The most marks on one document. */
export const MAX_MARKS = 200;

/** The same for a document that does not exist and one that belongs to someone else. */
export function documentNotFound(): Refusal {
  return new Refusal('not-found', 'marks.document_not_found', 'There is no such document.');
}

/** The document does not, or no longer, have this mark. */
export function markNotFound(): Refusal {
  return new Refusal('not-found', 'marks.not_found', 'There is no such mark.');
}

/** There is no report yet for the mark to be added to. */
export function analysisRunning(): Refusal {
  return new Refusal(
    'conflict',
    'marks.under_way',
    'This document is being analyzed. Wait for the report, then mark again.',
  );
}

export const markRefusals = {
  unread: () =>
    new Refusal(
      'conflict',
      'marks.unread',
      'Nothing was read of this document, so that nothing in it can be marked.',
    ),
  notInText: () =>
    new Refusal(
      'unreadable',
      'marks.not_in_text',
      'These words do not stand in the document as it was read. Select a shorter passage, without what stands beside it.',
    ),
  tooMany: () =>
    new Refusal(
      'conflict',
      'marks.too_many',
      `A document can have ${MAX_MARKS} marks. Remove one first.`,
    ),
  tooManyPlaces: () =>
    new Refusal(
      'conflict',
      'marks.too_many_places',
      'These words stand in too many places. Mark something that is more particular.',
    ),
} as const;

/** Reading the document failed. */
export function markingFailed(): Refusal {
  return new Refusal('unreadable', 'marks.unreadable', 'This document could not be read.');
}
