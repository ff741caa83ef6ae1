import type { Finding } from '#engine/vocabulary.ts';

import type { PolicyPack } from './policy-pack.ts';
import { isSelected } from './selection.ts';

/** What of the engine's own findings counts under a pack, and how gravely. */
export function applyPack(findings: readonly Finding[], pack: PolicyPack): Finding[] {
  return findings
    .filter(({ type, category }) => isSelected(type, category, pack))
    .filter((finding) => finding.confidence >= thresholdFor(finding, pack))
    .map((finding) => withSeverity(finding, pack));
}

function thresholdFor({ type, category }: Finding, { thresholds }: PolicyPack): number {
  return thresholds[type] ?? thresholds[category] ?? thresholds['all'] ?? 0;
}

/** A severity that is set raises a flag, also for a type that is else informational. */
function withSeverity(finding: Finding, { severities }: PolicyPack): Finding {
  const severity = severities[finding.type];
  if (severity === undefined) return finding;
  if (severity === 'informational') return { ...finding, severity: 'low', isInformational: true };
  return { ...finding, severity, isInformational: false };
}
