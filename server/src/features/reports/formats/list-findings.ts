import type { Issue, IssueDecision } from '@proviso/contracts';
import { describeAllowance, type ListedFinding, shorten } from '@proviso/engine/formats';

/** Converts findings for the formats shared with the command line. */
export function listFindings(issues: readonly Issue[]): ListedFinding[] {
  return issues.map((issue) => ({
    ...issue,
    excerpt: shorten(issue.excerpt),
    ...(issue.decision && { dismissal: describeDecision(issue.decision) }),
  }));
}

function describeDecision(decision: IssueDecision): string {
  const { note } = decision;
  if (decision.reason === 'allowed-by-policy') {
    const { policy } = decision;
    return describeAllowance(note === undefined ? { policy } : { policy, reason: note });
  }
  const { reason, allowed } = decision;
  const why = allowed === undefined ? reason : `${reason}, allowed in all documents`;
  return note === undefined ? why : `${why}: ${note}`;
}
