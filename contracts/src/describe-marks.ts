import type { Mark } from './mark.ts';

/** What people have marked in a document, as one sentence for people. */
export function describeMarks(marks: readonly Mark[]): string {
  const findings = marks.reduce((sum, mark) => sum + mark.findings, 0);
  const passages = `${count(marks.length)} ${marks.length === 1 ? 'passage' : 'passages'}`;
  return `${passages}, ${count(findings)} ${findings === 1 ? 'finding' : 'findings'}.`;
}

function count(number: number): string {
  return number.toLocaleString('en');
}
