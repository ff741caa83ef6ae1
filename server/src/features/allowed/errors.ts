import { MAX_ALLOWED } from '@proviso/contracts';

import { Refusal } from '#server/refusals/refusal.ts';

/**
 * The same for a document that does not exist, belongs to someone else or has no report, and for a finding that is not
 * in it.
 */
export function findingNotFound(): Refusal {
  return new Refusal('not-found', 'allowed.finding_not_found', 'There is no such finding.');
}

/** The account does not, or no longer, allow this value. */
export function allowedNotFound(): Refusal {
  return new Refusal('not-found', 'allowed.not_found', 'There is no such allowed value.');
}

export const allowRefusals = {
  findingChanged: () =>
    new Refusal(
      'conflict',
      'allowed.finding_changed',
      'The report has changed meanwhile. Reload the page and look again.',
    ),
  reportTooOld: () =>
    new Refusal(
      'conflict',
      'allowed.report_too_old',
      'This report was made by an older version, which did not note the value. Re-scan the document first.',
    ),
  noValue: () =>
    new Refusal(
      'conflict',
      'allowed.no_value',
      'What is marked by hand, and what has no text of its own, cannot be allowed in all documents.',
    ),
  tooMany: () =>
    new Refusal(
      'conflict',
      'allowed.too_many',
      `An account can allow ${MAX_ALLOWED} values. Remove one that is not needed first.`,
    ),
  typeUnknown: () =>
    new Refusal(
      'invalid',
      'allowed.type_unknown',
      'There is no such type of finding, in Proviso or in your policies.',
    ),
  blank: () =>
    new Refusal('invalid', 'allowed.blank', 'The value has no character that can be seen.'),
} as const;
