import type { DetectorDescription, SentenceDetector } from '#engine/detector.ts';
import { applyRules, type PhraseRule } from '#engine/text/phrase-rule.ts';

import { isDisclaimed, isMentioned } from './framing.ts';

/** A detector of wording that treats people unequally. */
export interface BiasedWording extends Omit<DetectorDescription, 'category'> {
  readonly triggers: readonly string[];
  readonly rules: readonly PhraseRule[];
}

/** Builds the detector; equal-opportunity statements, advice against the wording and quotations stay silent. */
export function biasedWording({ rules, ...description }: BiasedWording): SentenceDetector {
  return {
    ...description,
    scope: 'sentence',
    category: 'discrimination',
    read(sentence) {
      const matches = applyRules(sentence, rules);
      if (matches.length === 0 || isDisclaimed(sentence)) return [];
      return matches.filter(({ start, end }) => !isMentioned(sentence, start, end));
    },
  };
}
