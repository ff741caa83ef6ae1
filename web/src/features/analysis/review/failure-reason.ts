import { reasonOf } from '#web/lib/api-error.ts';

import { texts } from './texts.ts';

/** Why a decision was not saved, for the person. */
export function failureReason(error: unknown): string {
  return reasonOf(error, texts.failureDetail);
}
