import { type Analysis, assessIssues, type Issue, type IssueDetail } from '@proviso/contracts';
import type { Category } from '@proviso/engine/vocabulary';

type Verdict = Omit<Analysis, 'issues' | 'engine' | 'policy' | 'coverage' | 'timings'>;

/** The verdict on issues, as flags, lists and a summary; dismissed issues do not count. */
export function describeVerdict(issues: readonly Issue[]): Verdict {
  const open = issues.filter(({ decision }) => decision === undefined);
  const { complianceStatus, summary } = assessIssues(issues);
  const { overallRisk: _, ...shown } = summary;
  return {
    complianceStatus,
    ...shown,
    piiDetails: detailsOf(open, 'pii'),
    discriminationDetails: detailsOf(open, 'discrimination'),
    legalRiskDetails: detailsOf(open, 'legal'),
    policyViolationDetails: detailsOf(open, 'policy'),
    summary,
  };
}

/** A category's list contains what raises a flag; informational findings appear only among the issues. */
function detailsOf(issues: readonly Issue[], category: Category): IssueDetail[] {
  return issues
    .filter((issue) => issue.category === category && !issue.isInformational)
    .map(({ type, excerpt, recommendation }) => ({ type, content: excerpt, recommendation }));
}
