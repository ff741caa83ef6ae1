import type { DetectorDescription, SentenceDetector } from '#engine/detector.ts';
import { applyRules, firstRule, type PhraseRule } from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { isBalanced } from './balance.ts';
import { DISOWNED, VOID } from './contract-words.ts';

/** A detector of clauses that burden or bind a party. */
export interface RiskyClause extends Omit<DetectorDescription, 'category'> {
  readonly triggers: readonly string[];
  readonly rules: readonly PhraseRule[];
}

/** Wording alone is not conclusive: the clause model, which reads the context, has the final say. */
const SURENESS_OF_WORDING = 2 / 3;
const DEFAULT_CONFIDENCE = 0.8;
const disowned = phrase(DISOWNED, VOID);

/**
 * Builds the detector; it flags the operative words rather than the whole sentence, and skips sentences about what is
 * not agreed.
 */
export function riskyClause({ rules, ...description }: RiskyClause): SentenceDetector {
  const weakened = rules.map(({ confidence = DEFAULT_CONFIDENCE, ...rule }) => ({
    confidence: confidence * SURENESS_OF_WORDING,
    ...rule,
  }));
  return {
    ...description,
    scope: 'sentence',
    category: 'legal',
    forms: rules.map(({ form }) => form),
    read: (sentence) => {
      const matches = applyRules(sentence, weakened);
      if (matches.length === 0 || disowned.test(sentence)) return [];
      if (!isBalanced(description.id, sentence)) return matches;
      return matches.map((match) => Object.assign(match, { isInformational: true }));
    },
    whyOf: (sentence) => {
      const rule = firstRule(sentence, rules);
      return rule === undefined || disowned.test(sentence) ? undefined : rule.why;
    },
  };
}
