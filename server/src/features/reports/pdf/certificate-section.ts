import type { Certificate, Cleaning } from '@proviso/contracts';

import { texts } from '../texts.ts';
import { COLORS, SEVERITY_COLORS, STATUS_COLORS, STYLES } from './palette.ts';
import type { Sheet } from './sheet.ts';

/** Which file became which, what was removed from it, and what was searched for before it was released. */
export function writeCertificate(sheet: Sheet, { cleanedAt, certificate }: Cleaning): void {
  const { certificate: words } = texts;
  sheet.heading(words.title, 90);
  sheet.text(words.made(cleanedAt), STYLES.soft, { after: 4 });
  const table = sheet.table();
  for (const [name, value] of factsOf(certificate)) {
    sheet.row(
      table,
      [
        { text: name, style: STYLES.label, share: 0.22, isHeading: true },
        { text: value, style: STYLES.body, share: 0.78 },
      ],
      false,
    );
  }
  for (const { description, searched, found, passed } of certificate.checks) {
    const color = passed ? STATUS_COLORS.compliant : SEVERITY_COLORS.high;
    const verdict = passed ? words.passed : words.failed;
    sheet.row(
      table,
      [
        { text: verdict, style: { ...STYLES.strong, color }, share: 0.22, isHeading: true },
        { text: words.check(description, searched, found), style: STYLES.body, share: 0.78 },
      ],
      false,
    );
  }
  table.end();
  for (const { message } of certificate.unread) {
    sheet.text(`${words.unread}: ${message}`, { ...STYLES.soft, color: COLORS.soft });
  }
}

function factsOf(certificate: Certificate): (readonly [name: string, value: string])[] {
  const { certificate: words } = texts;
  const { input, output, stripped, redrawnPages, kept } = certificate;
  const keptCount = kept.reduce((sum, { count }) => sum + count, 0);
  return [
    [words.original, input.sha256],
    [words.copy, output.sha256],
    [words.changes, outcomesOf(certificate)],
    [words.stripped, stripped.map(({ description }) => description).join('; ') || words.nothing],
    ...(redrawnPages.length === 0 ? [] : ([[words.redrawn, redrawnPages.join(', ')]] as const)),
    ...(keptCount === 0 ? [] : ([[words.kept, String(keptCount)]] as const)),
  ];
}

function outcomesOf({ edits }: Certificate): string {
  const { certificate: words } = texts;
  const counts = new Map<keyof typeof words.outcomes, number>();
  for (const { outcome } of edits) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const parts = [...counts].map(([outcome, count]) =>
    words.outcome(count, words.outcomes[outcome]),
  );
  return parts.join(', ') || words.unchanged;
}
