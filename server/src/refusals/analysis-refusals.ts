import { DocumentError, type DocumentErrorCode } from '@proviso/documents';

import { ANALYSIS_FAILURES, AnalysisError } from '#server/ports/analyzer.ts';

import { busy, Refusal } from './refusal.ts';

/** More work for the analyzer is waiting than may wait. */
export function analysisBusy(): Refusal {
  return busy('analysis.busy', ANALYSIS_FAILURES['analysis.busy']);
}

/**
 * What to tell whoever waits for the analyzer, of what that has rejected with; `refuse` says it where the work itself
 * came to no end. What is a fault of ours comes back as it is.
 */
export function refusalOf(error: unknown, refuse: (error: AnalysisError) => Refusal): unknown {
  if (error instanceof DocumentError) return new Refusal('unreadable', error.code, error.message);
  if (!(error instanceof AnalysisError)) return error;
  const { code, message } = error;
  const isPassing = code === 'analysis.busy' || code === 'analysis.unavailable';
  return isPassing ? busy(code, message) : refuse(error);
}

/** Why a document that was accepted may turn out not to be readable. */
export const UNREADABLE = [
  'documents.encrypted',
  'documents.corrupt',
  'documents.too_complex',
] as const satisfies readonly DocumentErrorCode[];

/** What `refusalOf` may come to, beside what `refuse` gives, for documents that fail by these codes. */
export function analyzerRefusals(codes: readonly DocumentErrorCode[]): readonly Refusal[] {
  const unreadable = codes.map(
    (code) => new Refusal('unreadable', code, new DocumentError(code).message),
  );
  const unavailable = 'analysis.unavailable';
  return [...unreadable, analysisBusy(), busy(unavailable, ANALYSIS_FAILURES[unavailable])];
}
