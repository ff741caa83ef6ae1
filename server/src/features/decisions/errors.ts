import { Refusal } from '#server/refusals/refusal.ts';

/**
 * The same for a document that does not exist, belongs to someone else or has no report, and for a finding that is not
 * in it.
 */
export function findingNotFound(): Refusal {
  return new Refusal('not-found', 'decisions.not_found', 'There is no such finding.');
}

/** The id now stands for a different finding than the user saw. */
export function findingChanged(): Refusal {
  return new Refusal(
    'conflict',
    'decisions.finding_changed',
    'The report has changed meanwhile. Reload the page and look again.',
  );
}

/** The finding is not, or no longer, dismissed. */
export function notDismissed(): Refusal {
  return new Refusal('conflict', 'decisions.not_dismissed', 'This finding is not dismissed.');
}
