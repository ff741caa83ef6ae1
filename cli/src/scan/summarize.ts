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

/** Before the first input. */
export const EMPTY_SUMMARY: ScanSummary = {
  files: 0,
  unreadable: 0,
  partlyRead: 0,
  flagged: 0,
  findings: { low: 0, medium: 0, high: 0 },
  allowed: 0,
};

/** Counts one more input, so that no result needs to be kept for it; informational findings are not counted. */
export function addToSummary(summary: ScanSummary, result: ScanResult): ScanSummary {
  const files = summary.files + 1;
  if (result.kind === 'unreadable')
    return { ...summary, files, unreadable: summary.unreadable + 1 };
  const flags = flaggedFindings(result);
  const { low, medium, high } = countSeverities(flags);
  const { findings } = summary;
  return {
    ...summary,
    files,
    partlyRead: summary.partlyRead + (result.isWhollyRead ? 0 : 1),
    flagged: summary.flagged + (flags.length > 0 ? 1 : 0),
    findings: {
      low: findings.low + low,
      medium: findings.medium + medium,
      high: findings.high + high,
    },
    allowed: summary.allowed + result.allowed.length,
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
