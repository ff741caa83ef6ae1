import type { ReportFormat } from '@proviso/contracts';

/**
 * `compliance-report-{name}-{timestamp}.json`, or another extension; the timestamp is in UTC and safe in file names.
 */
export function reportFileName(
  documentName: string,
  moment: Date,
  format: ReportFormat = 'json',
): string {
  const timestamp = moment.toISOString().replaceAll(/[:.]/gu, '-');
  return `compliance-report-${documentName}-${timestamp}.${format}`;
}
