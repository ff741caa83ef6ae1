import { createOverlapCheck } from '#engine/spans/overlap-check.ts';
import type { Finding, Sign } from '#engine/vocabulary.ts';

const INSTRUCTION = 'prompt-injection';
const CONFIDENCE = 0.98;

/** Raises instructions to AI readers that stand in hidden text: hiding them is no accident. */
export function judgeHiddenInstructions(
  findings: readonly Finding[],
  signs: readonly Sign[],
): readonly Finding[] {
  const hidden = signs.filter(({ kind }) => kind === 'hidden-text');
  if (hidden.length === 0) return findings;
  const isHidden = createOverlapCheck(hidden);
  return findings.map((finding) => {
    if (finding.type !== INSTRUCTION || !isHidden(finding)) return finding;
    const why = `${finding.why} Readers of the document cannot see it.`;
    return { ...finding, severity: 'high', confidence: CONFIDENCE, why };
  });
}
