import type { DetectorDescription, Match, SentenceDetector } from '#engine/detector.ts';
import { applyRules, type PhraseRule } from '#engine/text/phrase-rule.ts';

import { isDisclaimed, isMentioned } from './framing.ts';

/** A detector of wording that treats people unequally. */
export interface BiasedWording extends Omit<DetectorDescription, 'category'> {
  readonly triggers: readonly string[];
  readonly rules: readonly PhraseRule[];
}

/** Builds the detector; equal-opportunity statements, advice against the wording and quotations stay silent. */
export function biasedWording(wording: BiasedWording): SentenceDetector {
  return wordingDetector(wording, (sentence, matches) =>
    matches.filter(({ start, end }) => !isMentioned(sentence, start, end)),
  );
}

/** Builds a detector that says nothing in equal-opportunity statements, and of its matches elsewhere those that `keep` leaves. */
export function wordingDetector(
  { rules, ...description }: BiasedWording,
  keep: (sentence: string, matches: readonly Match[]) => readonly Match[],
): SentenceDetector {
  return {
    ...description,
    scope: 'sentence',
    category: 'discrimination',
    read(sentence) {
      const matches = applyRules(sentence, rules);
      return matches.length === 0 || isDisclaimed(sentence) ? [] : keep(sentence, matches);
    },
  };
}
