import { reasonOf } from '#web/lib/api-error.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { PartlyDecided } from './decide.ts';
import { texts } from './texts.ts';

/** What of a decision was not saved, and why, for the person. */
export function describeFailure(error: unknown): { title: string; reason: string } {
  const isPartly = error instanceof PartlyDecided;
  return {
    title: isPartly ? texts.partly(error.decided, error.asked) : texts.failure,
    reason: reasonOf(isPartly ? error.cause : error, texts.failureDetail),
  };
}

/** Says so beside the report. */
export function showFailure(error: unknown): void {
  const { title, reason } = describeFailure(error);
  showToast(title, reason, 'destructive');
}
