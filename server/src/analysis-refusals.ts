import { ANALYSIS_FAILURES } from '#server/ports/analyzer.ts';
import { Refusal } from '#server/refusal.ts';

const RETRY_AFTER_SECONDS = 10;

/** More work for the analyzer is waiting than may wait. */
export function analysisBusy(): Refusal {
  const code = 'analysis.busy';
  return new Refusal('busy', code, ANALYSIS_FAILURES[code], RETRY_AFTER_SECONDS);
}
