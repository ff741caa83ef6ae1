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
  const upcoming = within.sort((one, other) => other.start - one.start);
  let open: Issue[] = [];
  return ordered.slice(1).map((cut, index) => {
    const from = ordered[index] ?? start;
    open = open.filter((issue) => issue.end > from);
    open.push(...takeBegun(upcoming, from).filter((issue) => issue.end > from));
    return {
      start: from,
      text: text.slice(from, cut),
      issues: open.toSorted((one, other) => lengthOf(one) - lengthOf(other)),
    };
  });
}

/** Removes the findings that begin at or before the offset, which come last, and returns them. */
function takeBegun(upcoming: Issue[], offset: number): Issue[] {
  let kept = upcoming.length;
  while ((upcoming[kept - 1]?.start ?? Infinity) <= offset) kept -= 1;
  return upcoming.splice(kept).reverse();
}

function lengthOf({ start, end }: Issue): number {
  return end - start;
}
