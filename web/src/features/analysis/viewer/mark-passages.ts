import type { Issue } from '@proviso/contracts';

/** A stretch of text covered throughout by the same findings. */
export interface MarkedPassage {
  readonly start: number;
  readonly text: string;
  /** Shortest first; the shortest is the one shown. */
  readonly issues: readonly Issue[];
}

/** Splits the text from `start` to `end` wherever a finding begins or ends. */
export function markPassages(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  issues: readonly Issue[],
): MarkedPassage[] {
  const within = issues.filter((issue) => issue.start < end && issue.end > start);
  const cuts = new Set([start, end]);
  for (const issue of within) {
    cuts.add(Math.max(start, issue.start));
    cuts.add(Math.min(end, issue.end));
  }
  const ordered = [...cuts].sort((one, other) => one - other);
  return ordered.slice(1).map((cut, index) => {
    const from = ordered[index] ?? start;
    const covering = within.filter((issue) => issue.start <= from && issue.end >= cut);
    return {
      start: from,
      text: text.slice(from, cut),
      issues: covering.sort((one, other) => lengthOf(one) - lengthOf(other)),
    };
  });
}

function lengthOf({ start, end }: Issue): number {
  return end - start;
}
