import { byPosition } from '#engine/spans/by-position.ts';
import type { Finding, ReportRemark } from '#engine/vocabulary.ts';

/** Says how many passages are left out because the text shows them as examples. */
export function remarksOn(examples: readonly Finding[]): ReportRemark[] {
  let count = 0;
  let lastEnd = 0;
  for (const { start, end } of examples.filter((one) => !one.isInformational).sort(byPosition)) {
    if (count === 0 || start >= lastEnd) count += 1;
    lastEnd = Math.max(lastEnd, end);
  }
  if (count === 0) return [];
  return [{ code: 'examples-left-out', message: `${countPassages(count)} Check that this is so.` }];
}

function countPassages(count: number): string {
  if (count === 1) {
    return '1 passage is not listed: the text seems to show it as an example of what is wrong, or to forbid it.';
  }
  return `${count.toLocaleString('en')} passages are not listed: the text seems to show them as examples of what is wrong, or to forbid them.`;
}
