import type { Issue } from '@proviso/contracts';
import { CATEGORIES } from '@proviso/engine/vocabulary';

import { type FindingGroup, groupFindings } from '../group-findings.ts';
import { texts } from '../texts.ts';
import { CATEGORY_COLORS, SEVERITY_COLORS, STYLES } from './palette.ts';
import type { Sheet } from './sheet.ts';

/** The most entries of a printed report: nobody reads more on paper. */
const MAX_ENTRIES = 500;
const INDENT = 10;

/** Every finding that raises a flag, by category, the most serious first, with equal ones grouped. */
export function writeFindings(sheet: Sheet, issues: readonly Issue[]): void {
  const open = issues.filter(
    ({ isInformational, decision }) => !isInformational && decision === undefined,
  );
  sheet.heading(texts.findings.title);
  if (open.length === 0) sheet.text(texts.findings.none, STYLES.body);
  const printed = new Set(groupFindings(open).slice(0, MAX_ENTRIES).flat());
  for (const category of CATEGORIES) {
    const groups = groupFindings(open.filter((issue) => issue.category === category));
    const shown = groups.filter(([first]) => printed.has(first));
    if (shown.length === 0) continue;
    sheet.skip(4);
    sheet.reserve(70);
    const style = { ...STYLES.subheading, color: CATEGORY_COLORS[category] };
    sheet.text(texts.categories[category], style, { tag: 'H3', after: 4 });
    for (const group of shown) writeFinding(sheet, group);
  }
  if (printed.size < open.length) {
    sheet.text(texts.findings.leftOut(open.length - printed.size), STYLES.strong);
  }
}

function writeFinding(sheet: Sheet, [first, ...others]: FindingGroup): void {
  const { severity, typeName, excerpt, location, source, confidence } = first;
  const { findings, severities } = texts;
  sheet.reserve(92);
  const quote = excerpt === '' ? '' : `: “${excerpt}”`;
  const head = { ...STYLES.strong, color: SEVERITY_COLORS[severity] };
  sheet.text(`${severities[severity]} · ${typeName}`, head, { after: 0 });
  const place = findings.places(location, others.length);
  sheet.text(`${place}${quote}`, STYLES.body, { indent: INDENT, after: 0 });
  for (const line of reasonsOf(first)) {
    sheet.text(line, STYLES.soft, { indent: INDENT, after: 0 });
  }
  const origin = findings.confidence(source, confidence);
  sheet.text(origin, STYLES.small, { indent: INDENT, after: 7 });
}

function reasonsOf({ why, recommendation, replacement, legalReference }: Issue): string[] {
  const { findings } = texts;
  return [
    findings.why + why,
    findings.action + recommendation,
    ...(replacement === undefined ? [] : [findings.wording + replacement]),
    ...(legalReference ? [`${findings.law}${legalReference.law}, ${legalReference.article}`] : []),
  ];
}
