import type { AnalysisError, AnalysisFailureCode } from '#server/ports/analyzer.ts';
import { Refusal, type RefusalKind } from '#server/refusal.ts';

/** The same for a document that does not exist, that is somebody else's, and whose analysis failed. */
export function analysisNotFound(): Refusal {
  return new Refusal('not-found', 'analyses.not_found', 'There is no analysis of this document.');
}

export function textBlank(): Refusal {
  return new Refusal('invalid', 'analyses.text_blank', 'Please enter some text to analyze.');
}

export function textTooLong(): Refusal {
  return new Refusal(
    'too-large',
    'analyses.text_too_long',
    'The text is longer than 1,000,000 characters. Please analyze it in parts.',
  );
}

const KINDS: Readonly<Record<AnalysisFailureCode, RefusalKind>> = {
  'analysis.crashed': 'unreadable',
  'analysis.too_complex': 'unreadable',
  'analysis.busy': 'busy',
  'analysis.unavailable': 'busy',
};
const RETRY_AFTER_SECONDS = 10;

/** A text whose analysis did not come to an end. */
export function textFailed({ code, message }: AnalysisError): Refusal {
  const kind = KINDS[code];
  return new Refusal(kind, code, message, kind === 'busy' ? RETRY_AFTER_SECONDS : undefined);
}
