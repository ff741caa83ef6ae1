import { printable } from './excerpt.ts';
import type { ListedFinding } from './listed-finding.ts';

const LINE_END = '\r\n';
const SIGNS = '=+\\-@＝＋－＠';
/**
 * A cell that begins like this would be run as a formula by a spreadsheet (OWASP, CSV injection); some pass over space.
 */
const FORMULA = new RegExp(String.raw`^(?:[\t\r]|\s*[${SIGNS}])`, 'u');
/** The same within a cell: in much of Europe a semicolon ends it. */
const INNER_FORMULA = new RegExp(
  String.raw`(;|(?<!^\s{0,9})[\t\r\n])(?=[ \u00a0]{0,9}[${SIGNS}])`,
  'gu',
);

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
  const inner = value.replaceAll(INNER_FORMULA, "$1'");
  const inert = FORMULA.test(value) ? `'${inner}` : inner;
  return /[",\r\n]/u.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
