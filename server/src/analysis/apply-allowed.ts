import type { Analysis, Decision } from '@proviso/contracts';

import { valueKeyOf } from './value-key.ts';
import { describeVerdict } from './verdict.ts';

/** The values an account allows in all its documents, by value key. */
export type AllowedValues = ReadonlyMap<string, Decision & { readonly allowed: number }>;

/** An analysis, and the keys of its findings' values by finding id; analyses made before keys existed have none. */
export interface AnalysisWithValues {
  readonly analysis: Analysis;
  readonly values?: readonly string[] | undefined;
}

/**
 * Applies the account's allowed values to an analysis: findings are marked as allowed and no longer count in the
 * verdict.
 */
export function applyAllowed(
  { analysis, values }: AnalysisWithValues,
  allowed: AllowedValues,
): Analysis {
  if (allowed.size === 0) return analysis;
  const issues = analysis.issues.map((issue) => {
    // Already allowed by the policy.
    if (issue.decision !== undefined) return issue;
    const decision = allowed.get(valueKeyOf(issue, values) ?? '');
    return decision === undefined ? issue : { ...issue, decision };
  });
  return { ...analysis, ...describeVerdict(issues), issues };
}
