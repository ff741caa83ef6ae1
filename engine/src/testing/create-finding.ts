import type { Finding } from '#engine/vocabulary.ts';

/** A finding of 40 characters by a rule, apart from what a test says about it. */
export function createFinding(start: number, more: Partial<Finding> = {}): Finding {
  return {
    category: 'legal',
    type: 'exclusivity',
    typeName: 'Exclusivity',
    severity: 'medium',
    confidence: 0.6,
    start,
    end: start + 40,
    why: 'It is so.',
    recommendation: 'Leave it.',
    isInformational: false,
    isSensitive: false,
    ruleId: 'exclusivity',
    source: { kind: 'rule', version: '1' },
    ...more,
  };
}
