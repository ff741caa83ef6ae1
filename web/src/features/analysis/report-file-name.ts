/** `compliance-report-{name}-{timestamp}.json`; the timestamp is UTC and safe in file names. */
export function reportFileName(documentName: string, moment: Date): string {
  const timestamp = moment.toISOString().replaceAll(/[:.]/gu, '-');
  return `compliance-report-${documentName}-${timestamp}.json`;
}
