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
  const remarks: Span[] = [];
  let signature = text.indexOf(SIGNATURE, from);
  while (signature >= 0 && signature < to + LONGEST_REMARK) {
    const start = startOfRemark(text, signature);
    if (start !== undefined && start >= from && start < to) {
      remarks.push({ start, end: signature });
    }
    signature = text.indexOf(SIGNATURE, signature + SIGNATURE.length);
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
