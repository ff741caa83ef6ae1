import { byPosition } from '#engine/spans/by-position.ts';
import { createOverlapCheck } from '#engine/spans/overlap-check.ts';
import { spellingsOf } from '#engine/spelling/searched-value.ts';
import { createValueFinder } from '#engine/spelling/value-finder.ts';
import type { Finding, Span } from '#engine/vocabulary.ts';

import { BARE_REMARK, writeRemark } from './remark.ts';

/** Parts remarks that are searched together. */
const BETWEEN_REMARKS = '\n\n';

/** The remarks on findings, in their order. None of them says one of the values that are removed from the same copy. */
export function writeRemarks(findings: readonly Finding[], removed: readonly string[]): string[] {
  const remarks = findings.map(writeRemark);
  const telling = findTelling([...new Set(remarks)], new Set(removed));
  return remarks.map((remark) => (telling.has(remark) ? BARE_REMARK : remark));
}

/** The remarks that say a value. */
function findTelling(
  remarks: readonly string[],
  removed: ReadonlySet<string>,
): ReadonlySet<string> {
  if (remarks.length === 0) return new Set();
  const values = [...removed].flatMap(spellingsOf).map((searched) => ({ searched }));
  const places: Span[] = createValueFinder(values).find(remarks.join(BETWEEN_REMARKS));
  const isTold = createOverlapCheck(places.sort(byPosition));
  let next = 0;
  return new Set(
    remarks.filter((remark) => {
      const start = next;
      next += remark.length + BETWEEN_REMARKS.length;
      return isTold({ start, end: start + remark.length });
    }),
  );
}
