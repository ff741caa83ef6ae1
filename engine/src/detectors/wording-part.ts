import type { PhraseRule } from '#engine/phrases/phrase-rule.ts';

/** Rules of one thought, of which a detector may have several, with what wakes them and what proves them. */
export interface WordingPart {
  /** In the notation of `literals/literal.ts`; where absent, those of the detector wake the rules. */
  readonly triggers?: readonly string[];
  readonly rules: readonly PhraseRule[];
  /**
   * What is found, in double square brackets, with near misses; where absent, those of the detector prove the rules.
   */
  readonly examples?: readonly string[];
  /** Rules that come before these. */
  readonly parts?: readonly WordingPart[];
}

/** What a detector and its parts say together: the rules of the parts come first, their examples last. */
export function joinParts({
  parts = [],
  triggers = [],
  rules,
  examples = [],
}: WordingPart): Required<Omit<WordingPart, 'parts'>> {
  const joined = parts.map(joinParts);
  return {
    triggers: [...triggers, ...joined.flatMap((part) => part.triggers)],
    rules: [...joined.flatMap((part) => part.rules), ...rules],
    examples: [...examples, ...joined.flatMap((part) => part.examples)],
  };
}
