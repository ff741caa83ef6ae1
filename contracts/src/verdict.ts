import type { ComplianceStatus } from '@proviso/engine/vocabulary';
import { wasNothingRead } from '@proviso/engine/was-nothing-read';

import type { Coverage } from './analysis.ts';
import { lacksOnlySecondReading } from './describe-second-reading.ts';

export { wasNothingRead };

/**
 * A verdict as people see it. Finding nothing is compliance only where everything was read: it is `partial` when
 * something was left out, and `unread` when nothing could be read.
 */
export type Verdict = ComplianceStatus | 'partial' | 'unread';

/** How much of something was read. */
export type Extent = 'whole' | 'part' | 'none';

/** What the extent of a reading depends on. */
export type ReadCoverage = Pick<Coverage, 'isComplete' | 'notes' | 'pages'>;

/** How much of a document the engine read; a second reader's gaps do not count. */
export function extentRead(coverage: ReadCoverage): Extent {
  if (wasNothingRead(coverage)) return 'none';
  return coverage.isComplete || lacksOnlySecondReading(coverage) ? 'whole' : 'part';
}

/**
 * Whether a document is blank, as far as can be told: it has no text, and no picture or other part that could not be
 * read.
 */
export function isBlank({ notes }: Pick<Coverage, 'notes'>): boolean {
  return notes.length > 0 && notes.every(({ code }) => code === 'text-empty');
}

/** The verdict of an analysis. */
export function verdictOf({
  complianceStatus,
  coverage,
}: {
  readonly complianceStatus: ComplianceStatus;
  readonly coverage: ReadCoverage;
}): Verdict {
  if (complianceStatus !== 'compliant') return complianceStatus;
  return COMPLIANT_BY_EXTENT[extentRead(coverage)];
}

const COMPLIANT_BY_EXTENT = {
  whole: 'compliant',
  part: 'partial',
  none: 'unread',
} as const satisfies Record<Extent, Verdict>;
