import type { FindingType, Match } from './detector.ts';
import type { Finding } from './vocabulary.ts';

/** The finding that a match of a type amounts to: what the match says of itself overrides what its type says. */
export function toFinding(
  type: FindingType,
  found: Match,
  origin: Pick<Finding, 'ruleId' | 'source'>,
): Finding {
  const { start, end, confidence, why, replacement } = found;
  return {
    category: type.category,
    type: type.id,
    typeName: type.typeName,
    severity: found.severity ?? type.severity,
    confidence,
    start,
    end,
    why,
    recommendation: found.recommendation ?? type.recommendation,
    ...(replacement === undefined ? {} : { replacement }),
    isInformational: found.isInformational ?? type.isInformational ?? false,
    isSensitive: type.isSensitive ?? false,
    ...origin,
    ...(type.legalReference === undefined ? {} : { legalReference: type.legalReference }),
  };
}
