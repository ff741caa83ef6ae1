import type { DetectorDescription, Meaning, SentenceDetector } from '#engine/detector.ts';
import { joinParts, type WordingPart } from '#engine/detectors/wording-part.ts';
import {
  applyRules,
  DEFAULT_CONFIDENCE,
  firstRule,
  type PhraseRule,
} from '#engine/phrases/phrase-rule.ts';
import { phrase } from '#engine/phrases/phrase.ts';

import { isAsked } from './asked.ts';
import { balanceOf } from './balance-of.ts';
import { DISOWNED, VOID } from './contract-words.ts';
import { particularsOf } from './particulars.ts';

/** A detector of clauses that burden or bind a party. */
export interface RiskyClause extends Omit<DetectorDescription, 'category'> {
  readonly triggers: readonly string[];
  readonly rules: readonly PhraseRule[];
  readonly parts?: readonly WordingPart[];
}

/** The part of a rule's confidence that a finding by its wording alone has. */
const SURENESS_OF_WORDING = 2 / 3;
const disowned = phrase(DISOWNED, VOID);

/**
 * Builds the detector; it flags the operative words rather than the whole sentence, and skips sentences about what is
 * not agreed. The findings have two thirds of the confidence that the rules state, because wording alone is not
 * conclusive: the clause model, which reads the context, has the final say.
 */
export function riskyClause({
  parts = [],
  triggers,
  rules: ownRules,
  examples,
  ...description
}: RiskyClause): SentenceDetector {
  const { rules, ...joined } = joinParts({ parts, triggers, rules: ownRules, examples });
  const weakened = rules.map(({ confidence = DEFAULT_CONFIDENCE, ...rule }) => ({
    confidence: confidence * SURENESS_OF_WORDING,
    ...rule,
  }));
  return {
    ...description,
    ...joined,
    scope: 'sentence',
    category: 'legal',
    forms: rules.map(({ form }) => form),
    read: (sentence) => {
      const matches = applyRules(sentence, weakened);
      if (matches.length === 0 || disowned.test(sentence) || isAsked(sentence)) return [];
      const particulars = particularsOf(description.id, sentence);
      const balance = balanceOf(description.id, sentence);
      return matches.map((match) => Object.assign(match, particulars, balance));
    },
    meaningOf: (sentence) => {
      const rule = firstRule(sentence, rules);
      const isDropped = disowned.test(sentence) || isAsked(sentence);
      return rule === undefined || isDropped ? undefined : meaningOf(rule);
    },
  };
}

function meaningOf({ why, severity, recommendation, legalReference }: PhraseRule): Meaning {
  return {
    why,
    ...(severity !== undefined && { severity }),
    ...(recommendation !== undefined && { recommendation }),
    ...(legalReference !== undefined && { legalReference }),
  };
}
