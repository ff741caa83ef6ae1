import type { DetectorDescription, SentenceDetector } from '#engine/detector.ts';
import { applyRules, type PhraseRule } from '#engine/text/phrase-rule.ts';

/** A detector of clauses that burden or bind a party. */
export interface RiskyClause extends Omit<DetectorDescription, 'category'> {
  readonly triggers: readonly string[];
  readonly rules: readonly PhraseRule[];
}

/** Builds the detector; it flags the operative words, not the whole sentence. */
export function riskyClause({ rules, ...description }: RiskyClause): SentenceDetector {
  return {
    ...description,
    scope: 'sentence',
    category: 'legal',
    read: (sentence) => applyRules(sentence, rules),
  };
}
