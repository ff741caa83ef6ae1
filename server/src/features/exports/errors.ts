import { Refusal } from '#server/refusals/refusal.ts';

/** The same for a ticket that never existed, was used, or is too old. */
export function ticketUsed(): Refusal {
  return new Refusal(
    'gone',
    'exports.ticket_spent',
    'This download was already begun, or its time is over. Please ask for a new one.',
  );
}

/** Also the answer for someone else's export. */
export function exportNotFound(): Refusal {
  return new Refusal('not-found', 'exports.not_found', 'There is no such export.');
}

/** A ZIP archive is limited to 4 GiB and 65,535 files, and a truncated one is useless. */
export function exportTooLarge(): Refusal {
  return new Refusal(
    'too-large',
    'exports.too_large',
    'There is more than one archive can hold. Delete documents that you have saved, or ask the operator.',
  );
}
