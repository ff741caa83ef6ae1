import type { ScanResult } from '../scan-input.ts';
import { CSV } from './csv.ts';
import { JSON_LINES } from './json-lines.ts';
import { JSON_DOCUMENT } from './json.ts';
import { SARIF } from './sarif.ts';
import { TEXT } from './text.ts';

/** A way to print a scan. What it answers is written as it is. */
export interface OutputFormat {
  /** What stands before all results. */
  readonly begin?: string;
  /** What is written of one result as soon as it is there. */
  readonly each?: (result: ScanResult, showsValues: boolean) => string;
  /** What is written at the end, of all results. */
  readonly end?: (results: readonly ScanResult[], showsValues: boolean) => string;
}

/** By the name that `--format` takes. */
export const OUTPUT_FORMATS = {
  text: TEXT,
  json: JSON_DOCUMENT,
  jsonl: JSON_LINES,
  csv: CSV,
  sarif: SARIF,
} as const satisfies Readonly<Record<string, OutputFormat>>;
export type OutputFormatName = keyof typeof OUTPUT_FORMATS;
