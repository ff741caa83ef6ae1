import type { Analysis, Decision } from '@proviso/contracts';

import { describeVerdict } from './verdict.ts';

/** Decisions by the fingerprints of what they are about. */
export type Decisions = ReadonlyMap<string, Decision>;

/** The analysis as it stands after decisions: each told beside its findings, and these out of the verdict. */
export function applyDecisions(analysis: Analysis, decisions: Decisions): Analysis {
  if (decisions.size === 0) return analysis;
  const issues = analysis.issues.map((issue) => {
    // What is allowed wherever it stands is so whatever was decided about it here.
    if (issue.decision !== undefined) return issue;
    const decision = decisions.get(issue.fingerprint ?? '');
    return decision === undefined ? issue : { ...issue, decision };
  });
  return { ...analysis, ...describeVerdict(issues), issues };
}
