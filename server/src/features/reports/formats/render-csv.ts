import type { Report } from '@proviso/contracts';
import { csvLine, FINDING_COLUMNS, findingCells } from '@proviso/engine/formats';

import { listFindings } from './list-findings.ts';

/** One row per finding (RFC 4180, UTF-8 without a byte order mark), with the reason if dismissed. */
export function renderCsv({ document, analysis }: Report): string {
  const rows = listFindings(analysis.issues).map((finding) =>
    findingCells(document.name, finding).concat(finding.dismissal ?? ''),
  );
  return [[...FINDING_COLUMNS, 'dismissed'], ...rows].map(csvLine).join('');
}
