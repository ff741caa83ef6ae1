interface Span {
  readonly start: number;
  readonly end: number;
}

/** A piece of text, with the finding it belongs to or null. */
export interface Passage<Finding> {
  readonly start: number;
  readonly text: string;
  readonly finding: Finding | null;
}

/** Splits a text at its findings, which are sorted by start; where two overlap, the first gets the passage. */
export function splitIntoPassages<Finding extends Span>(
  text: string,
  findings: readonly Finding[],
): readonly Passage<Finding>[] {
  const passages: Passage<Finding>[] = [];
  const cut = (start: number, end: number, finding: Finding | null) =>
    passages.push({ start, text: text.slice(start, end), finding });
  let cursor = 0;
  for (const finding of findings) {
    if (finding.start < cursor || finding.end <= finding.start) continue;
    if (finding.start > cursor) cut(cursor, finding.start, null);
    cut(finding.start, finding.end, finding);
    cursor = finding.end;
  }
  cut(cursor, text.length, null);
  return passages;
}
