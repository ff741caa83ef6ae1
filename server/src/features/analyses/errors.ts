import type { AnalysisError } from '#server/ports/analyzer.ts';
import { Refusal } from '#server/refusals/refusal.ts';

/** The same for a document that does not exist, belongs to someone else, or whose analysis failed. */
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

/** The analysis of a text did not finish. */
export function textFailed({ code, message }: AnalysisError): Refusal {
  return new Refusal('unreadable', code, message);
}
