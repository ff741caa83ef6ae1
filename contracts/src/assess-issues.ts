import { assess } from '@proviso/engine/assess';

import type { Analysis, Issue } from './analysis.ts';

/** The verdict on a report's findings; dismissed ones and those with allowed values do not count. */
export function assessIssues(
  issues: readonly Issue[],
): Pick<Analysis, 'complianceStatus' | 'summary'> {
  const open = issues.filter(({ decision }) => decision === undefined);
  const { complianceStatus, overallRisk, flags, recommendations } = assess(open);
  return {
    complianceStatus,
    summary: {
      overallRisk,
      hasPii: flags.pii,
      hasDiscriminatoryLanguage: flags.discrimination,
      hasLegalRisks: flags.legal,
      hasPolicyViolations: flags.policy,
      recommendations: [...recommendations],
    },
  };
}
