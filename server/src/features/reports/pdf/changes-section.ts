import { type Changes, countChanges, type Issue, type ResolvedFinding } from '@proviso/contracts';
import { SEVERITIES } from '@proviso/engine/vocabulary';

import { texts } from '../texts.ts';
import { STYLES } from './palette.ts';
import type { Sheet } from './sheet.ts';

/** Entries per list: the on-screen report has all of them. */
const MAX_ENTRIES = 20;
const INDENT = 10;

/** How the findings compare with the previous version's, and the most severe of those added or resolved. */
export function writeChanges(sheet: Sheet, changes: Changes, issues: readonly Issue[]): void {
  const { previous, caveats, resolved } = changes;
  const counts = countChanges(changes, issues);
  const isAdded = new Set(changes.added);
  sheet.heading(texts.changes.title, 40);
  sheet.text(texts.changes.counts(previous, counts), STYLES.strong);
  for (const sentence of texts.changes.remarks(counts, caveats)) sheet.text(sentence, STYLES.soft);
  writeList(
    sheet,
    texts.changes.added,
    issues.filter(({ id }) => isAdded.has(id)),
  );
  writeList(sheet, texts.changes.resolved, resolved);
}

function writeList(sheet: Sheet, title: string, findings: readonly ResolvedFinding[]): void {
  const counted = findings
    .filter(({ decision }) => decision === undefined)
    .toSorted((one, other) => rank(other) - rank(one));
  if (counted.length === 0) return;
  sheet.skip(4);
  sheet.reserve(40);
  sheet.text(title, STYLES.subheading, { tag: 'H3', after: 2 });
  for (const { typeName, location, excerpt } of counted.slice(0, MAX_ENTRIES)) {
    const quote = excerpt === '' ? '' : `: “${excerpt}”`;
    sheet.text(`${typeName}, ${location}${quote}`, STYLES.body, { indent: INDENT, after: 2 });
  }
  if (counted.length > MAX_ENTRIES) {
    sheet.text(texts.changes.more(counted.length - MAX_ENTRIES), STYLES.soft, { indent: INDENT });
  }
}

function rank({ severity }: ResolvedFinding): number {
  return SEVERITIES.indexOf(severity);
}
