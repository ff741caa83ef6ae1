import { withoutEvidence } from '#engine/models/with-evidence.ts';
import { createOverlapCheck } from '#engine/spans/overlap-check.ts';
import type { Finding, Span } from '#engine/vocabulary.ts';

/** The findings, without the words that a model's reason quotes where something sensitive stands in the passage. */
export function withBareReasons(
  findings: readonly Finding[],
  sensitive: readonly Span[],
): readonly Finding[] {
  if (sensitive.length === 0) return findings;
  const touchesSecret = createOverlapCheck(sensitive);
  return findings.map((finding) =>
    finding.source.kind === 'model' && touchesSecret(finding)
      ? { ...finding, why: withoutEvidence(finding.why) }
      : finding,
  );
}
