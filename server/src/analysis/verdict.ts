import type { Analysis, Issue, IssueDetail } from '@proviso/contracts';
import { assess } from '@proviso/engine';
import type { Category } from '@proviso/engine/vocabulary';

type Verdict = Omit<Analysis, 'issues' | 'engine' | 'policy' | 'coverage' | 'timings'>;

/** What issues amount to, in both shapes of the specification; the dismissed ones count for nothing. */
export function describeVerdict(issues: readonly Issue[]): Verdict {
  const open = issues.filter(({ decision }) => decision === undefined);
  const { complianceStatus, overallRisk, flags, recommendations } = assess(open);
  const summary = {
    hasPii: flags.pii,
    hasDiscriminatoryLanguage: flags.discrimination,
    hasLegalRisks: flags.legal,
    hasPolicyViolations: flags.policy,
    recommendations: [...recommendations],
  };
  return {
    complianceStatus,
    ...summary,
    piiDetails: detailsOf(open, 'pii'),
    discriminationDetails: detailsOf(open, 'discrimination'),
    legalRiskDetails: detailsOf(open, 'legal'),
    policyViolationDetails: detailsOf(open, 'policy'),
    summary: { overallRisk, ...summary },
  };
}

/** The specification's lists hold what raises a flag; what is only informational stands among the issues. */
function detailsOf(issues: readonly Issue[], category: Category): IssueDetail[] {
  return issues
    .filter((issue) => issue.category === category && !issue.isInformational)
    .map(({ type, excerpt, recommendation }) => ({ type, content: excerpt, recommendation }));
}
