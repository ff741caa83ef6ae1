import { csvLine, FINDING_COLUMNS, findingCells, printable } from '@proviso/engine/formats';

import { describeNote } from '#cli/describe-note.ts';

import type { ScanResult } from '../scan-input.ts';
import { toListedFinding } from './excerpt.ts';
import type { OutputFormat } from './output-format.ts';

/**
 * One row per finding (RFC 4180, UTF-8), one with `note` for each part that was not read or is remarked on, and one
 * with `error` for each input that could not be read.
 */
export const CSV: OutputFormat = {
  begin: csvLine([...FINDING_COLUMNS, 'error', 'note']),
  each: (result, showsValues) => rowsOf(result, showsValues).map(csvLine).join(''),
};

function rowsOf(result: ScanResult, showsValues: boolean): string[][] {
  if (result.kind === 'unreadable') {
    return [[...fileCells(result.file), `${result.code}: ${result.message}`, '']];
  }
  return [
    ...result.findings.map((finding) => [
      ...findingCells(result.file, toListedFinding(finding, showsValues)),
      '',
      '',
    ]),
    ...result.notes.map((note) => [
      ...fileCells(result.file),
      '',
      `${note.code}: ${describeNote(note)}`,
    ]),
  ];
}

/** The cells of a row that tells of a file as a whole. */
function fileCells(file: string): string[] {
  const [, ...others] = FINDING_COLUMNS;
  return [printable(file), ...others.map(() => '')];
}
