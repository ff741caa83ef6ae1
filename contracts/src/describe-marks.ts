import { formatQuantity } from './format-quantity.ts';
import type { Mark } from './mark.ts';

/** One sentence about a document's marks. */
export function describeMarks(marks: readonly Mark[]): string {
  const findings = marks.reduce((sum, mark) => sum + mark.findings, 0);
  const passages = formatQuantity(marks.length, 'passage', 'passages');
  return `${passages}, ${formatQuantity(findings, 'finding', 'findings')}.`;
}
