import { csvLine, FINDING_COLUMNS, findingCells, printable } from '@proviso/engine/formats';

import type { ScanResult } from '../scan-input.ts';
import { toListedFinding } from './excerpt.ts';
import type { OutputFormat } from './output-format.ts';

/** One row per finding (RFC 4180, UTF-8), and one with `error` for each input that could not be read. */
export const CSV: OutputFormat = {
  begin: csvLine([...FINDING_COLUMNS, 'error']),
  each: (result, showsValues) => rowsOf(result, showsValues).map(csvLine).join(''),
};

function rowsOf(result: ScanResult, showsValues: boolean): string[][] {
  if (result.kind === 'unreadable') {
    const [, ...others] = FINDING_COLUMNS;
    return [[printable(result.file), ...others.map(() => ''), `${result.code}: ${result.message}`]];
  }
  return result.findings.map((finding) => [
    ...findingCells(result.file, toListedFinding(finding, showsValues)),
    '',
  ]);
}
