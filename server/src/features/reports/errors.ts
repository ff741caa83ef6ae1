import { Refusal } from '#server/refusals/refusal.ts';

/** The same for a document that does not exist, belongs to someone else, or has no findings (yet). */
export function reportNotFound(): Refusal {
  return new Refusal('not-found', 'reports.not_found', 'There is no report of this document.');
}

/** More PDF reports are requested at a time than the server writes. */
export function tooManyReports(): Refusal {
  return new Refusal(
    'busy',
    'reports.busy',
    'The server is busy with other reports. Please try again in a moment.',
    5,
  );
}
