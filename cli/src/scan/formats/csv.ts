import type { LocatedFinding, ScanResult } from '../scan-input.ts';
import { excerpt, printable } from './excerpt.ts';
import type { OutputFormat } from './output-format.ts';

const LINE_END = '\r\n';
const COLUMNS =
  'file,category,type,severity,informational,confidence,location,excerpt,why,recommendation,replacement,legal reference,source,fingerprint,error';
/** A cell that begins like this would be run as a formula by a spreadsheet (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/;

/** A row for each finding (RFC 4180, UTF-8), and one with `error` for each input that could not be read. */
export const CSV: OutputFormat = {
  begin: COLUMNS + LINE_END,
  each: (result, showsValues) =>
    rowsOf(result, showsValues)
      .map((cells) => cells.map(cell).join(',') + LINE_END)
      .join(''),
};

function rowsOf(result: ScanResult, showsValues: boolean): string[][] {
  if (result.kind === 'unreadable') {
    const empty = COLUMNS.split(',')
      .slice(2)
      .map(() => '');
    return [[result.file, ...empty, `${result.code}: ${result.message}`]];
  }
  return result.findings.map((finding) => row(result.file, finding, showsValues));
}

function row(file: string, finding: LocatedFinding, showsValues: boolean): string[] {
  const { legalReference, source } = finding;
  return [
    file,
    finding.category,
    finding.type,
    finding.severity,
    finding.isInformational ? 'yes' : 'no',
    finding.confidence.toFixed(2),
    finding.place.label,
    printable(excerpt(finding, showsValues)),
    finding.why,
    finding.recommendation,
    finding.replacement ?? '',
    legalReference ? `${legalReference.law}, ${legalReference.article}` : '',
    `${source.kind} ${source.version}`,
    finding.fingerprint,
    '',
  ];
}

function cell(value: string): string {
  const inert = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
