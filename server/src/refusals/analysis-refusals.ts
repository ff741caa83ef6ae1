import { DocumentError, type DocumentErrorCode } from '@proviso/documents';

import { ANALYSIS_FAILURES, AnalysisError } from '#server/ports/analyzer.ts';

import { busy, Refusal } from './refusal.ts';

/** The analyzer's queue is full. */
export function analysisBusy(): Refusal {
  return busy('analysis.busy', ANALYSIS_FAILURES['analysis.busy']);
}

/**
 * The refusal for an error from the analyzer; `refuse` provides it when the work itself did not finish. Our own faults
 * are returned unchanged.
 */
export function toRefusal(error: unknown, refuse: (error: AnalysisError) => Refusal): unknown {
  if (error instanceof DocumentError) return new Refusal('unreadable', error.code, error.message);
  if (!(error instanceof AnalysisError)) return error;
  const { code, message } = error;
  const isTransient = code === 'analysis.busy' || code === 'analysis.unavailable';
  return isTransient ? busy(code, message) : refuse(error);
}

/** Why an accepted document may turn out to be unreadable. */
export const UNREADABLE = [
  'documents.encrypted',
  'documents.corrupt',
  'documents.too_complex',
] as const satisfies readonly DocumentErrorCode[];

/** The refusals `toRefusal` can return besides those of `refuse`, for documents that fail with these codes. */
export function analyzerRefusals(codes: readonly DocumentErrorCode[]): readonly Refusal[] {
  const unreadable = codes.map(
    (code) => new Refusal('unreadable', code, new DocumentError(code).message),
  );
  const unavailable = 'analysis.unavailable';
  return [...unreadable, analysisBusy(), busy(unavailable, ANALYSIS_FAILURES[unavailable])];
}
