import type { ScanResult } from '../scan-input.ts';
import type { ScanSummary } from '../summarize.ts';
import { CSV } from './csv.ts';
import { JSON_LINES } from './json-lines.ts';
import { JSON_DOCUMENT } from './json.ts';
import { SARIF } from './sarif.ts';
import { TEXT } from './text.ts';

/** An output format for scans. The returned strings are written unchanged. */
export interface OutputFormat {
  /** Written before all results. */
  readonly begin?: string;
  /** Written for each result as soon as it is available. */
  readonly each?: (result: ScanResult, showsValues: boolean) => string;
  /** Written at the end. */
  readonly end?: (summary: ScanSummary) => string;
  /** Written at the end in place of it by a format that is one document, for which all results are kept. */
  readonly whole?: (
    results: readonly ScanResult[],
    summary: ScanSummary,
    showsValues: boolean,
  ) => string;
}

/** Keyed by the name that `--format` takes. */
export const OUTPUT_FORMATS = {
  text: TEXT,
  json: JSON_DOCUMENT,
  jsonl: JSON_LINES,
  csv: CSV,
  sarif: SARIF,
} as const satisfies Readonly<Record<string, OutputFormat>>;
export type OutputFormatName = keyof typeof OUTPUT_FORMATS;
