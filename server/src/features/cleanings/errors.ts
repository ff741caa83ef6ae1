import { DocumentError } from '@proviso/documents';

import { AnalysisError } from '#server/ports/analyzer.ts';
import { Refusal } from '#server/refusal.ts';

const RETRY_AFTER_SECONDS = 10;

/** The same for a document that does not exist, that is somebody else's, and that has no findings (yet). */
export function cleaningNotFound(): Refusal {
  return new Refusal('not-found', 'cleanings.not_found', 'There is no such document to clean.');
}

/** Why there is no cleaned copy, where the cause is the document; undefined for a fault of ours. */
export function cleaningRefused(error: unknown): Refusal | undefined {
  if (error instanceof DocumentError) return new Refusal('unreadable', error.code, error.message);
  if (!(error instanceof AnalysisError)) return undefined;
  const { code, message } = error;
  return code === 'analysis.busy'
    ? new Refusal('busy', code, message, RETRY_AFTER_SECONDS)
    : new Refusal('unreadable', 'cleanings.failed', 'This document could not be cleaned.');
}
