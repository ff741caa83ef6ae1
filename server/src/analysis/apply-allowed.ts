import type { Analysis, Decision } from '@proviso/contracts';

import { valueKeyOf } from './value-key.ts';
import { describeVerdict } from './verdict.ts';

/** What an account allows in all of its documents, by the keys of values. */
export type AllowedValues = ReadonlyMap<string, Decision & { readonly allowed: number }>;

/** An analysis, with the keys of its findings' values by their ids; analyses from before there were any have none. */
export interface NotedAnalysis {
  readonly analysis: Analysis;
  readonly values?: readonly string[] | undefined;
}

/** The analysis as it stands after what its account allows: told beside the findings, and these out of the verdict. */
export function applyAllowed(
  { analysis, values }: NotedAnalysis,
  allowed: AllowedValues,
): Analysis {
  if (allowed.size === 0) return analysis;
  const issues = analysis.issues.map((issue) => {
    // What the policy allows is allowed already.
    if (issue.decision !== undefined) return issue;
    const decision = allowed.get(valueKeyOf(issue, values) ?? '');
    return decision === undefined ? issue : { ...issue, decision };
  });
  return { ...analysis, ...describeVerdict(issues), issues };
}
