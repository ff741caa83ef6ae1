import { knownTypes } from '#engine/known-types.ts';
import type { Finding } from '#engine/vocabulary.ts';

import type { PolicyPack } from './policy-pack.ts';
import { isSelected } from './selection.ts';

/** The engine's own findings that count under a pack, with the pack's severities. */
export function applyPack(findings: readonly Finding[], pack: PolicyPack): Finding[] {
  return findings
    .filter(({ type, category }) => isSelected(type, category, pack))
    .filter((finding) => finding.confidence >= thresholdFor(finding, pack))
    .map((finding) => withSeverity(finding, pack));
}

function thresholdFor({ type, category }: Finding, { thresholds }: PolicyPack): number {
  return thresholds[type] ?? thresholds[category] ?? thresholds['all'] ?? 0;
}

/**
 * A severity in the pack raises a flag, also for a type that is informational otherwise; but not for a finding that is
 * informational though its type is not, such as the e-mail address of a role.
 */
function withSeverity(finding: Finding, { severities }: PolicyPack): Finding {
  const severity = severities[finding.type];
  if (severity === undefined) return finding;
  if (severity === 'informational') return { ...finding, severity: 'low', isInformational: true };
  const isTypeInformational = knownTypes().get(finding.type)?.isInformational ?? false;
  return { ...finding, severity, isInformational: finding.isInformational && !isTypeInformational };
}
