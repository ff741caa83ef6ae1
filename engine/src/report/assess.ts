import {
  type Assessment,
  CATEGORIES,
  type Category,
  type ComplianceStatus,
  type Finding,
  SEVERITIES,
  type Severity,
} from '#engine/vocabulary.ts';

/** The properties of a finding that the verdict depends on. */
type Weighed = Pick<
  Finding,
  'category' | 'severity' | 'isInformational' | 'recommendation' | 'allowedBy'
>;

/**
 * The verdict on findings that a policy does not allow. Pass only those that count otherwise, without dismissed ones.
 */
export function assess(findings: readonly Weighed[]): Assessment {
  const flagged = findings.filter(
    ({ isInformational, allowedBy }) => !isInformational && allowedBy === undefined,
  );
  const overallRisk = highestSeverity(flagged);
  return {
    complianceStatus: statusOf(flagged.length, overallRisk),
    overallRisk,
    flags: flagsOf(flagged),
    recommendations: recommendationsOf(flagged),
  };
}

function highestSeverity(findings: readonly Weighed[]): Severity {
  return SEVERITIES.findLast((severity) => findings.some((f) => f.severity === severity)) ?? 'low';
}

function statusOf(flaggedCount: number, overallRisk: Severity): ComplianceStatus {
  if (flaggedCount === 0) return 'compliant';
  return overallRisk === 'high' ? 'critical' : 'issues';
}

function flagsOf(flagged: readonly Weighed[]): Record<Category, boolean> {
  const flags: Record<Category, boolean> = {
    pii: false,
    discrimination: false,
    legal: false,
    policy: false,
  };
  for (const category of CATEGORIES) {
    flags[category] = flagged.some((finding) => finding.category === category);
  }
  return flags;
}

/** Most serious first. */
function recommendationsOf(flagged: readonly Weighed[]): string[] {
  const recommendations = new Set<string>();
  for (const wanted of SEVERITIES.toReversed()) {
    for (const { severity, recommendation } of flagged) {
      if (severity === wanted) recommendations.add(recommendation);
    }
  }
  return [...recommendations];
}
