import { reasonOf, statusOf } from '#web/lib/api/api-error.ts';

import { callErrorMessage } from '../call-error.ts';
import { texts } from './texts.ts';

const { errors } = texts.fix;
/** Too Many Requests and Service Unavailable. */
const BUSY = new Set([429, 503]);

/** Whether the server was too busy to create a copy, which says nothing about the document. */
export function isBusy(error: unknown): boolean {
  return BUSY.has(statusOf(error) ?? 0);
}

/** Why a cleaned copy could not be made; for a busy server, including its own message. */
export function cleaningErrorMessage(error: unknown): string {
  const status = statusOf(error);
  const reason = reasonOf(error, '');
  if (status === null || !isBusy(error) || reason === '') return callErrorMessage(error, errors);
  return errors.busy(status, reason);
}
