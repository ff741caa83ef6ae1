import { knownTypes } from '#engine/known-types.ts';
import { startOfLine } from '#engine/text/lines.ts';
import type { Finding, Span } from '#engine/vocabulary.ts';

/** Tells readers who wrote a remark, and Proviso which words of a document are its own. */
const SIGNATURE = ' (Proviso)';

/** In UTF-16 units; the longest explanation with its recommendation is about half as long. */
const LONGEST_REMARK = 1500;

/** What a cleaned copy says beside a passage that it keeps: what was found, why it matters, what to do, and who says so. */
export function writeRemark({ typeName, why, recommendation }: Finding): string {
  return `${typeName}: ${why} ${recommendation}${SIGNATURE}`;
}

/** The remarks of cleaned copies that begin between two offsets of a text, in its order. */
export function findRemarks(text: string, from: number, to: number): Span[] {
  // Searching the text itself would go on to its end in each of its sections.
  const part = text.slice(from, to + LONGEST_REMARK);
  const remarks: Span[] = [];
  let signature = part.indexOf(SIGNATURE);
  while (signature >= 0) {
    const start = startOfRemark(part, signature);
    if (start !== undefined && start < to - from) {
      remarks.push({ start: from + start, end: from + signature });
    }
    signature = part.indexOf(SIGNATURE, signature + SIGNATURE.length);
  }
  return remarks;
}

/** The number of a note at the end of a text file. */
const NOTE_NUMBER = /^\[note \d+\] /;

/** A remark is a paragraph of its own, and begins with the name of a type. */
function startOfRemark(text: string, signature: number): number | undefined {
  const start = startOfLine(text, signature);
  const colon = text.indexOf(': ', start);
  if (colon < 0 || colon > signature || signature - start > LONGEST_REMARK) return undefined;
  const name = text.slice(start, colon).replace(NOTE_NUMBER, '');
  return namesOfTypes().has(name) ? start : undefined;
}

let names: ReadonlySet<string> | undefined;

function namesOfTypes(): ReadonlySet<string> {
  names ??= new Set([...knownTypes().values()].map(({ typeName }) => typeName));
  return names;
}
