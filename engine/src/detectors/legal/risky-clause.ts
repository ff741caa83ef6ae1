import type { DetectorDescription, SentenceDetector } from '#engine/detector.ts';
import { applyRules, type PhraseRule } from '#engine/text/phrase-rule.ts';

/** A detector of clauses that burden or bind a party. */
export interface RiskyClause extends Omit<DetectorDescription, 'category'> {
  readonly triggers: readonly string[];
  readonly rules: readonly PhraseRule[];
}

/** A wording alone is only so sure: the clause model, which reads what stands around it, has the last word. */
const SURENESS_OF_WORDING = 2 / 3;
const DEFAULT_CONFIDENCE = 0.8;

/** Builds the detector; it flags the operative words, not the whole sentence. */
export function riskyClause({ rules, ...description }: RiskyClause): SentenceDetector {
  const weakened = rules.map(({ confidence = DEFAULT_CONFIDENCE, ...rule }) => ({
    confidence: confidence * SURENESS_OF_WORDING,
    ...rule,
  }));
  return {
    ...description,
    scope: 'sentence',
    category: 'legal',
    read: (sentence) => applyRules(sentence, weakened),
  };
}
