import { DocumentError } from '@proviso/documents';

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
