import type { FindingType, SentenceDetector } from '#engine/detector.ts';
import { detectors } from '#engine/detectors/index.ts';

const RULES = detectors.filter(
  (detector): detector is SentenceDetector =>
    detector.scope === 'sentence' && detector.category === 'legal',
);

/** The types whose wording a clause has, by the rules for risky clauses. */
export function typesByWording(clause: string): ReadonlyMap<string, FindingType> {
  const types = new Map<string, FindingType>();
  for (const rule of RULES) if (rule.read(clause).length > 0) types.set(rule.id, rule);
  return types;
}
