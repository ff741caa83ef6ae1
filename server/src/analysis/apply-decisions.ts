import type { Analysis, Decision } from '@proviso/contracts';

import { describeVerdict } from './verdict.ts';

/** Decisions by finding fingerprint. */
export type Decisions = ReadonlyMap<string, Decision>;

/** Applies decisions to an analysis: each is attached to its findings, which no longer count in the verdict. */
export function applyDecisions(analysis: Analysis, decisions: Decisions): Analysis {
  if (decisions.size === 0) return analysis;
  const issues = analysis.issues.map((issue) => {
    // A value allowed everywhere stays allowed whatever was decided here.
    if (issue.decision !== undefined) return issue;
    const decision = decisions.get(issue.fingerprint);
    return decision === undefined ? issue : { ...issue, decision };
  });
  return { ...analysis, ...describeVerdict(issues), issues };
}
