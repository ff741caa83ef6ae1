import { isNetworkError, reasonOf } from '#web/lib/api/api-error.ts';
import { DocumentGoneError } from '#web/product/document-gone.ts';
import { showToast } from '#web/ui/toast-store.ts';

import { texts } from './texts.ts';

/** Why a decision was not saved, as a sentence for the person. */
export function describeFailure(error: unknown): string {
  if (error instanceof DocumentGoneError) return error.message;
  return reasonOf(error, isNetworkError(error) ? texts.failureNetwork : texts.failureDetail);
}

/** Shows it beside the report. */
export function showFailure(error: unknown): void {
  showToast(texts.failure, describeFailure(error), 'destructive');
}
