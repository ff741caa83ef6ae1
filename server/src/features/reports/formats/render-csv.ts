import type { Report } from '@proviso/contracts';
import { csvLine, FINDING_COLUMNS, findingCells } from '@proviso/engine/formats';

import { listFindings } from './list-findings.ts';

/** A row for each finding (RFC 4180, UTF-8 without a byte order mark), with the reason of those that were dismissed. */
export function renderCsv({ document, analysis }: Report): string {
  const rows = listFindings(analysis.issues).map((finding) =>
    findingCells(document.name, finding).concat(finding.dismissal ?? ''),
  );
  return [[...FINDING_COLUMNS, 'dismissed'], ...rows].map(csvLine).join('');
}
