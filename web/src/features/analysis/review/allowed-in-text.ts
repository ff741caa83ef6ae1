import {
  type Analysis,
  assessIssues,
  type Decision,
  type Issue,
  spellingKey,
} from '@proviso/contracts';

import { allowedIdOf } from './allowed-id.ts';

/** A value that was allowed after its text had been analyzed. */
export interface LateAllowance {
  readonly type: string;
  readonly value: string;
  readonly decision: Decision & { readonly allowed: number };
}

/** The text of a finding. */
export function valueIn(text: string, { start, end }: Issue): string {
  return text.slice(start, end);
}

/** The values allowed, and those that count again, since a text was analyzed; by the ids of allowed values. */
export interface AllowanceChanges {
  readonly allowed: readonly LateAllowance[];
  readonly removed: readonly number[];
}

/**
 * Updates a text's analysis to what the next one would say after the values allowed since: their findings carry the
 * decision and no longer count. Values are matched in the same way as on the server.
 */
export function applyAllowances(
  analysis: Analysis,
  text: string,
  { allowed, removed }: AllowanceChanges,
): Analysis {
  if (allowed.length === 0 && removed.length === 0) return analysis;
  const byValue = new Map(allowed.map((one) => [keyOf(one.type, one.value), one.decision]));
  const issues = analysis.issues.map((issue) => {
    const { decision: before, ...finding } = issue;
    const isRemoved = removed.includes(allowedIdOf(before) ?? 0);
    if (before !== undefined && !isRemoved) return issue;
    const decision = byValue.get(keyOf(issue.type, valueIn(text, issue)));
    return { ...finding, ...(decision && { decision }) };
  });
  return { ...analysis, ...assessIssues(issues), issues };
}

function keyOf(type: string, value: string): string {
  return `${type}\n${spellingKey(value) ?? value}`;
}
