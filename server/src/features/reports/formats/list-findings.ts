import type { Issue } from '@proviso/contracts';
import { type ListedFinding, shorten } from '@proviso/engine/formats';

/** Findings as the formats that are shared with the command line take them. */
export function listFindings(issues: readonly Issue[]): ListedFinding[] {
  return issues.map((issue) => ({
    ...issue,
    excerpt: shorten(issue.excerpt),
    ...(issue.decision && { dismissal: describeDecision(issue.decision) }),
  }));
}

function describeDecision({ reason, note }: NonNullable<Issue['decision']>): string {
  return note === undefined ? reason : `${reason}: ${note}`;
}
