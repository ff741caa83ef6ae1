import type { Issue } from '@proviso/contracts';

import { texts } from '../texts.ts';
import { STYLES } from './palette.ts';
import type { Sheet } from './sheet.ts';

/** Informational findings, counted by type. */
export function writeNoted(sheet: Sheet, issues: readonly Issue[]): void {
  const counts = new Map<string, number>();
  for (const { isInformational, typeName } of issues) {
    if (isInformational) counts.set(typeName, (counts.get(typeName) ?? 0) + 1);
  }
  if (counts.size === 0) return;
  sheet.heading(texts.noted.title, 40);
  sheet.text(texts.noted.intro, STYLES.soft);
  const entries = [...counts].sort(([, one], [, other]) => other - one);
  const list = entries.map(([typeName, count]) => texts.noted.entry(typeName, count)).join(', ');
  sheet.text(list, STYLES.body);
}

/** What the owner has dismissed, and what the account or the policy allows, with the reasons. */
export function writeDecisions(sheet: Sheet, issues: readonly Issue[]): void {
  const decided = issues.filter(({ decision }) => decision !== undefined);
  if (decided.length === 0) return;
  const { decisions } = texts;
  sheet.heading(decisions.title);
  sheet.text(decisions.intro, STYLES.soft, { after: 6 });
  for (const { decision, typeName, location, excerpt } of decided) {
    if (decision === undefined) continue;
    sheet.reserve(44);
    const quote = excerpt === '' ? '' : `: “${excerpt}”`;
    sheet.text(`${typeName}, ${location}${quote}`, STYLES.body, { after: 0 });
    sheet.text(decisions.decided(decision), STYLES.soft, {
      indent: 10,
      after: decision.note === undefined ? 6 : 0,
    });
    if (decision.note !== undefined) {
      sheet.text(decisions.note + decision.note, STYLES.soft, { indent: 10, after: 6 });
    }
  }
}
