import { withoutEvidence } from '#engine/models/with-evidence.ts';
import { startOfLine } from '#engine/text/lines.ts';
import type { Finding, Span } from '#engine/vocabulary.ts';

/** Tells readers who wrote a remark, and Proviso which words of a document are its own. */
const SIGNATURE = ' (Proviso)';

/** In UTF-16 units; the longest explanation with its recommendation is about half as long. */
const LONGEST_REMARK = 1500;

/**
 * The remark of a cleaned copy beside a passage that it keeps: what was found, why it matters, what to do, and who says
 * so. It does not quote the passage, a part of which may be removed.
 */
export function writeRemark({ typeName, why, recommendation }: Finding): string {
  return `${typeName}: ${withoutEvidence(why)} ${recommendation}${SIGNATURE}`;
}

/** The remark where every other one would say what is removed: explanations may come from a policy or from a model. */
export const BARE_REMARK = `Look at this passage; the report says why.${SIGNATURE}`;

/** A paragraph that bears the signature. */
export interface SignedParagraph extends Span {
  /** The paragraph without the number of its note. */
  readonly text: string;
}

/** The number of a note at the end of a text file. */
const NOTE_NUMBER = /^\[note \d+\] /;

/** The signed paragraphs that begin between two offsets of a text, in its order. */
export function findSigned(text: string, from: number, to: number): SignedParagraph[] {
  // Searching the text itself would go on to its end in each of its sections.
  const part = text.slice(from, to + LONGEST_REMARK);
  const paragraphs: SignedParagraph[] = [];
  let signature = part.indexOf(SIGNATURE);
  while (signature >= 0) {
    const start = startOfLine(part, signature);
    const end = signature + SIGNATURE.length;
    if (start < to - from && signature - start <= LONGEST_REMARK) {
      const paragraph = part.slice(start, end).replace(NOTE_NUMBER, '');
      paragraphs.push({ start: from + start, end: from + end, text: paragraph });
    }
    signature = part.indexOf(SIGNATURE, end);
  }
  return paragraphs;
}
