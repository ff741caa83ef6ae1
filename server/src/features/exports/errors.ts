import { Refusal } from '#server/refusals/refusal.ts';

/** The same for a ticket that never was, was used, or is too old. */
export function ticketSpent(): Refusal {
  return new Refusal(
    'gone',
    'exports.ticket_spent',
    'This download was already begun, or its time is over. Please ask for a new one.',
  );
}

/** Also the answer for somebody else's export. */
export function exportNotFound(): Refusal {
  return new Refusal('not-found', 'exports.not_found', 'There is no such export.');
}

/** A ZIP archive has its limits (4 GiB, 65,535 files), and one that breaks off is of no use. */
export function exportTooLarge(): Refusal {
  return new Refusal(
    'too-large',
    'exports.too_large',
    'There is more than one archive can hold. Delete documents that you have saved, or ask the operator.',
  );
}
