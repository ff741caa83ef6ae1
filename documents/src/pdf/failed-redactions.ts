import type { DocumentSign } from '../extracted-document.ts';

/** Offsets in a document's text. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const WHY =
  'The text was meant to be removed but is only covered or marked; it remains in the file and can be copied.';
const CONFIDENCE = 0.9;

/** A sign for each stretch that was meant to be redacted; those separated only by white space are merged. */
export function failedRedactions(text: string, ranges: readonly TextRange[]): DocumentSign[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of ranges) {
    const last = joined.at(-1);
    if (last && text.slice(last.end, start).trim() === '') last.end = end;
    else joined.push({ start, end });
  }
  return joined.map(({ start, end }) => {
    return { kind: 'failed-redaction', start, end, confidence: CONFIDENCE, why: WHY };
  });
}
