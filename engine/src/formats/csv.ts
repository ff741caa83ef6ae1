import { printable } from './excerpt.ts';
import type { ListedFinding } from './listed-finding.ts';

const LINE_END = '\r\n';
/**
 * Where a spreadsheet begins to read a formula (OWASP, CSV injection): at the beginning of a cell, which in much of Europe is
 * also after a semicolon, and after a tab or a line end; some pass over space, and take full-width signs for the plain ones.
 */
const FORMULA = /(^|[;\t\r\n])(?=[ \u00a0]{0,9}[=+\-@＝＋－＠])/gu;

/** The names of the cells of {@link findingCells}. */
export const FINDING_COLUMNS = [
  'file',
  'category',
  'type',
  'severity',
  'informational',
  'confidence',
  'location',
  'excerpt',
  'why',
  'recommendation',
  'replacement',
  'legal reference',
  'source',
  'fingerprint',
] as const;

/** One finding of a file, a cell for each of {@link FINDING_COLUMNS}. */
export function findingCells(file: string, finding: ListedFinding): string[] {
  const { legalReference, source } = finding;
  return [
    printable(file),
    finding.category,
    finding.type,
    finding.severity,
    finding.isInformational ? 'yes' : 'no',
    finding.confidence.toFixed(2),
    finding.place.label,
    printable(finding.excerpt),
    printable(finding.why),
    printable(finding.recommendation),
    printable(finding.replacement ?? ''),
    legalReference ? `${legalReference.law}, ${legalReference.article}` : '',
    `${source.kind} ${source.version}`,
    finding.fingerprint,
  ];
}

/** A line of a table (RFC 4180) that a spreadsheet opens without running anything. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(cell).join(',') + LINE_END;
}

function cell(value: string): string {
  const inert = value.replaceAll(FORMULA, "$1'");
  return /[",\r\n]/u.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
