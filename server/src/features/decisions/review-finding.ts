import type { Analysis, DecideRequest, Decision } from '@proviso/contracts';

import type { ProfileRecord } from '#server/account.ts';
import type { Audit } from '#server/ports/audit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Database } from '#server/tables/schema.ts';

import type { DecisionStore } from './decision-store.ts';
import { findingChanged, findingNotFound, notDismissed, reportTooOld } from './errors.ts';

interface Dependencies {
  readonly documents: {
    /** Undefined when the profile has no such report. */
    readonly review: (
      profile: ProfileRecord,
      id: number,
      change: (transaction: Database, analysis: Analysis) => Promise<void>,
    ) => Promise<Analysis | undefined>;
  };
  readonly decisions: DecisionStore;
  readonly audit: Audit;
  readonly clock: Clock;
}

/** A finding by its number, and by what the person has seen there, where that is told. */
type SeenFinding = Pick<DecideRequest, 'finding' | 'fingerprint'>;

/** Dismissing findings of own documents, and taking that back. Both answer the analysis as it then stands. */
export interface ReviewFinding {
  readonly dismiss: (
    profile: ProfileRecord,
    id: number,
    request: DecideRequest,
  ) => Promise<Analysis>;
  readonly restore: (profile: ProfileRecord, id: number, seen: SeenFinding) => Promise<Analysis>;
}

/** A decision holds for every finding that reads the same amid the same words. */
export function createReviewFinding(dependencies: Dependencies): ReviewFinding {
  const { documents, decisions, audit, clock } = dependencies;
  return {
    async dismiss(profile, id, { reason, note, ...seen }) {
      const decidedAt = new Date(clock.now()).toISOString();
      const decision: Decision = { reason, decidedAt, ...(note && { note }) };
      const analysis = await documents.review(profile, id, async (transaction, report) => {
        await decisions.put(transaction, id, [fingerprintOf(report, seen), decision]);
        await audit.record(transaction, profile, { kind: 'finding.dismissed', subject: { id } });
      });
      return analysis ?? refuse();
    },
    async restore(profile, id, seen) {
      const analysis = await documents.review(profile, id, async (transaction, report) => {
        const wasDismissed = await decisions.remove(transaction, id, fingerprintOf(report, seen));
        if (!wasDismissed) throw notDismissed();
        await audit.record(transaction, profile, { kind: 'finding.restored', subject: { id } });
      });
      return analysis ?? refuse();
    },
  };
}

function fingerprintOf({ issues }: Analysis, { finding, fingerprint: seen }: SeenFinding): string {
  const issue = issues.find(({ id }) => id === finding) ?? refuse();
  if (issue.fingerprint === undefined) throw reportTooOld();
  if (seen !== undefined && seen !== issue.fingerprint) throw findingChanged();
  return issue.fingerprint;
}

function refuse(): never {
  throw findingNotFound();
}
