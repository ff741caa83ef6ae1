import { counted } from './counted.ts';
import type { Mark } from './mark.ts';

/** What people have marked in a document, as one sentence for people. */
export function describeMarks(marks: readonly Mark[]): string {
  const findings = marks.reduce((sum, mark) => sum + mark.findings, 0);
  const passages = counted(marks.length, 'passage', 'passages');
  return `${passages}, ${counted(findings, 'finding', 'findings')}.`;
}
