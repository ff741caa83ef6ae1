import { DocumentError } from '@proviso/documents';

import { AnalysisError } from '#server/ports/analyzer.ts';
import { Refusal } from '#server/refusal.ts';

const RETRY_AFTER_SECONDS = 10;

/** Also the answer for somebody else's document: it tells nothing of whether that exists. */
export function originalNotFound(): Refusal {
  return new Refusal('not-found', 'originals.not_found', 'There is no such document.');
}

/** Why a document cannot be shown, where the cause is the document; undefined for a fault of ours. */
export function readingRefused(error: unknown): Refusal | undefined {
  if (error instanceof DocumentError) return new Refusal('unreadable', error.code, error.message);
  if (!(error instanceof AnalysisError)) return undefined;
  const { code, message } = error;
  return code === 'analysis.busy'
    ? new Refusal('busy', code, message, RETRY_AFTER_SECONDS)
    : new Refusal('unreadable', 'originals.unreadable', 'This document could not be read.');
}
