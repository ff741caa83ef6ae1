import { Refusal } from '#server/refusals/refusal.ts';

/** The same for a document that does not exist, that is somebody else's, that has no report, and a finding that is not in it. */
export function findingNotFound(): Refusal {
  return new Refusal('not-found', 'decisions.not_found', 'There is no such finding.');
}

/** A report in which findings have nothing to be recognised by. */
export function reportTooOld(): Refusal {
  return new Refusal(
    'conflict',
    'decisions.report_too_old',
    'This report was made by an older version. Re-scan the document first.',
  );
}

/** The number stands for another finding than the person has seen. */
export function findingChanged(): Refusal {
  return new Refusal(
    'conflict',
    'decisions.finding_changed',
    'The report has changed meanwhile. Reload the page and look again.',
  );
}

/** Nothing is decided about the finding, or not any more. */
export function notDismissed(): Refusal {
  return new Refusal('conflict', 'decisions.not_dismissed', 'This finding is not dismissed.');
}
