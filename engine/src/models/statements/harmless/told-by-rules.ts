import type { SentenceDetector } from '#engine/detector.ts';
import { ageDiscrimination } from '#engine/detectors/discrimination/age/age-discrimination.ts';
import { disabilityDiscrimination } from '#engine/detectors/discrimination/disability/disability-discrimination.ts';
import { pregnancyDiscrimination } from '#engine/detectors/discrimination/family/pregnancy-discrimination.ts';
import { protectedTraitInJudgment } from '#engine/detectors/discrimination/judgments/protected-trait-in-judgment.ts';
import { nationalOriginDiscrimination } from '#engine/detectors/discrimination/origin-and-faith/national-origin-discrimination.ts';
import { concealment } from '#engine/detectors/policy/conduct/concealment/concealment.ts';
import type { StatementLabel } from '#engine/models/statements/statement-labels.ts';

const OF_TRAITS: readonly SentenceDetector[] = [
  protectedTraitInJudgment,
  pregnancyDiscrimination,
  nationalOriginDiscrimination,
  disabilityDiscrimination,
  ageDiscrimination,
];
/** For each label, the rules of another category that know better what such a sentence is. */
const KNOWING_BETTER: Partial<Record<StatementLabel, readonly SentenceDetector[]>> = {
  bias: [concealment],
  circumstance: OF_TRAITS,
  inside: OF_TRAITS,
  misconduct: OF_TRAITS,
};
/** The least part of a sentence that a rule has to account for. */
const LEAST_SHARE = 0.4;

/**
 * Whether a rule of another category accounts for most of a sentence, so that a second opinion would only be the wrong
 * type.
 */
export function isToldByRules(label: StatementLabel, written: string): boolean {
  const told = (KNOWING_BETTER[label] ?? []).flatMap((detector) => detector.read(written));
  return told.some(({ start, end }) => end - start >= LEAST_SHARE * written.length);
}
