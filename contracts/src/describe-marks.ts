import { counted } from './counted.ts';
import type { Mark } from './mark.ts';

/** One sentence about a document's marks. */
export function describeMarks(marks: readonly Mark[]): string {
  const findings = marks.reduce((sum, mark) => sum + mark.findings, 0);
  const passages = counted(marks.length, 'passage', 'passages');
  return `${passages}, ${counted(findings, 'finding', 'findings')}.`;
}
