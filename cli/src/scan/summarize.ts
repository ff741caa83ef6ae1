import { SEVERITIES, type Severity } from '@proviso/engine/vocabulary';

import type { ScanOptions } from './parse-scan-options.ts';
import type { LocatedFinding, ScanResult } from './scan-input.ts';

export interface ScanSummary {
  readonly files: number;
  readonly unreadable: number;
  /** The number of files of which something was not read, such as a picture or a text in another language. */
  readonly partlyRead: number;
  /** The number of files with at least one finding that raises a flag. */
  readonly flagged: number;
  /** The number of findings that raise a flag, by severity. */
  readonly findings: Readonly<Record<Severity, number>>;
  /** The number of further findings that the policy allows. */
  readonly allowed: number;
}

/** Counts over all inputs of a run; informational findings are not counted. */
export function summarize(results: readonly ScanResult[]): ScanSummary {
  const flags = results.map((result) => flaggedFindings(result));
  return {
    files: results.length,
    unreadable: results.filter(({ kind }) => kind === 'unreadable').length,
    partlyRead: results.filter((result) => result.kind === 'scanned' && !result.isWhollyRead)
      .length,
    flagged: flags.filter((findings) => findings.length > 0).length,
    findings: countSeverities(flags.flat()),
    allowed: results.reduce(
      (sum, result) => sum + (result.kind === 'scanned' ? result.allowed.length : 0),
      0,
    ),
  };
}

/** The findings of a result that raise a flag. */
export function flaggedFindings(result: ScanResult): readonly LocatedFinding[] {
  return result.kind === 'scanned'
    ? result.findings.filter(({ isInformational }) => !isInformational)
    : [];
}

export function countSeverities(findings: readonly LocatedFinding[]): Record<Severity, number> {
  const counts = { low: 0, medium: 0, high: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}

/**
 * 2 if an input could not be read, or where `failsOnUnread` holds was read in part; else 1 if a flag is at least as
 * severe as `failOn`, else 0.
 */
export function exitCode(
  { unreadable, partlyRead, findings }: ScanSummary,
  { failOn, failsOnUnread }: Pick<ScanOptions, 'failOn' | 'failsOnUnread'>,
): 0 | 1 | 2 {
  if (unreadable > 0 || (failsOnUnread && partlyRead > 0)) return 2;
  const failing = SEVERITIES.slice(SEVERITIES.indexOf(failOn));
  return failing.some((severity) => findings[severity] > 0) ? 1 : 0;
}
