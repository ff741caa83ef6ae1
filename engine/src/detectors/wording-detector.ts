import type { DetectorDescription, SentenceDetector } from '#engine/detector.ts';
import { applyRules, type PhraseRule } from '#engine/phrases/phrase-rule.ts';

import { isMentioned } from './discrimination/framing.ts';

/** A detector of what somebody says or writes, by its wordings. */
export interface Wording extends DetectorDescription {
  readonly triggers: readonly string[];
  readonly rules: readonly PhraseRule[];
}

/** What is not meant as it stands. */
interface Framing {
  /** Sentences that forbid, report or discuss such wording rather than using it. */
  readonly isToldOf: (sentence: string) => boolean;
  /** True where what is quoted was said all the same. */
  readonly keepsQuoted?: boolean;
}

/** Builds a detector of wordings that says nothing of those that a sentence only tells of. */
export function wordingDetector(
  { rules, ...description }: Wording,
  { isToldOf, keepsQuoted = false }: Framing,
): SentenceDetector {
  return {
    ...description,
    scope: 'sentence',
    forms: rules.map(({ form }) => form),
    read(sentence) {
      const matches = applyRules(sentence, rules);
      if (matches.length === 0 || isToldOf(sentence)) return [];
      return keepsQuoted
        ? matches
        : matches.filter(({ start, end }) => !isMentioned(sentence, start, end));
    },
  };
}
