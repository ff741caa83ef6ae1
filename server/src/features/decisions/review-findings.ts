import type { Analysis, Decision, SeenFinding } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database } from '#server/tables/schema.ts';

import type { DecisionStore } from './decision-store.ts';
import { findingChanged, findingNotFound, notDismissed } from './errors.ts';

interface Dependencies {
  readonly documents: {
    /** Undefined when the profile has no such report. */
    readonly review: (
      profile: ProfileRecord,
      id: number,
      change: (
        transaction: Database,
        reviewed: { readonly name: string; readonly analysis: Analysis },
      ) => Promise<void>,
    ) => Promise<Analysis | undefined>;
  };
  readonly decisions: DecisionStore;
  readonly audit: Audit;
  readonly clock: Clock;
}

/** Why findings are dismissed. */
type Dismissal = Pick<Decision, 'reason' | 'note'>;

/**
 * Dismissing findings in one's own documents, and undoing that: all named findings or none. Both return the resulting
 * analysis.
 */
export interface ReviewFindings {
  readonly dismiss: (
    profile: ProfileRecord,
    id: number,
    seen: readonly SeenFinding[],
    dismissal: Dismissal,
  ) => Promise<Analysis>;
  /** Refused when none of them is dismissed. */
  readonly restore: (
    profile: ProfileRecord,
    id: number,
    seen: readonly SeenFinding[],
  ) => Promise<Analysis>;
}

/** A decision applies to every finding with the same text in the same context. */
export function createReviewFindings(dependencies: Dependencies): ReviewFindings {
  const { documents, decisions, audit, clock } = dependencies;
  return {
    async dismiss(profile, id, seen, { reason, note }) {
      const decidedAt = new Date(clock.now()).toISOString();
      const decision: Decision = { reason, decidedAt, ...(note && { note }) };
      const analysis = await documents.review(
        profile,
        id,
        async (transaction, { name, analysis: report }) => {
          const entries = fingerprintsOf(report, seen).map((print) => [print, decision] as const);
          await decisions.put(transaction, id, entries);
          await audit.record(transaction, profile, {
            kind: 'finding.dismissed',
            subject: { id, name },
          });
        },
      );
      return analysis ?? refuse();
    },
    async restore(profile, id, seen) {
      const analysis = await documents.review(
        profile,
        id,
        async (transaction, { name, analysis: report }) => {
          const removed = await decisions.remove(transaction, id, fingerprintsOf(report, seen));
          if (removed === 0) throw notDismissed();
          await audit.record(transaction, profile, {
            kind: 'finding.restored',
            subject: { id, name },
          });
        },
      );
      return analysis ?? refuse();
    },
  };
}

/** Without duplicates when several findings share one. */
function fingerprintsOf({ issues }: Analysis, seen: readonly SeenFinding[]): string[] {
  const byId = new Map(issues.map((issue) => [issue.id, issue]));
  const fingerprints = seen.map(({ finding, fingerprint: expected }) => {
    const { fingerprint } = byId.get(finding) ?? refuse();
    if (expected !== undefined && expected !== fingerprint) throw findingChanged();
    return fingerprint;
  });
  return [...new Set(fingerprints)];
}

function refuse(): never {
  throw findingNotFound();
}
