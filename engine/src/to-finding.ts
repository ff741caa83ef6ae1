import type { Company, FindingType, Match } from './detector.ts';
import type { Finding } from './vocabulary.ts';

/** A type without its `readonly` modifiers, for a value under construction. */
type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Who found a match, and the offset in the whole text of the part that it was found in. */
interface Origin extends Pick<Finding, 'ruleId' | 'source'> {
  readonly offset: number;
}

/** A finding of which post-processing has not decided whether it stands. */
export interface Candidate extends Finding {
  /** What must be near; see `Match`. */
  readonly company?: Company;
}

/** Makes a finding of a match: the properties of the match override those of its type. */
export function toFinding(type: FindingType, found: Match, origin: Origin): Candidate {
  const { confidence, why, replacement, company } = found;
  const { ruleId, source, offset } = origin;
  const finding: Writable<Candidate> = {
    category: type.category,
    type: type.id,
    typeName: type.typeName,
    severity: found.severity ?? type.severity,
    confidence,
    start: found.start + offset,
    end: found.end + offset,
    why,
    recommendation: found.recommendation ?? type.recommendation,
    isInformational: found.isInformational ?? type.isInformational ?? false,
    isSensitive: type.isSensitive ?? false,
    ruleId,
    source,
  };
  if (replacement !== undefined) finding.replacement = replacement;
  if (company !== undefined) finding.company = company;
  const legalReference = found.legalReference ?? type.legalReference;
  if (legalReference !== undefined) finding.legalReference = legalReference;
  return finding;
}
