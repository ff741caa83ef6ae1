import type { DetectorDescription, SentenceDetector } from '#engine/detector.ts';
import { isDisclaimed, isMentioned } from '#engine/detectors/discrimination/framing.ts';
import { applyRules, type PhraseRule } from '#engine/text/phrase-rule.ts';
import { phrase } from '#engine/text/phrase.ts';

/** Sentences that report, forbid or punish what somebody said. */
const REPORTED = phrase(
  'said|says|told|wrote|shouted|yelled|alleged(?:ly)?|accused|convicted|sentenced|charged|reported|testified|witness(?:es)?',
  'prohibited|forbidden|policy|policies|zero tolerance|unacceptable|misconduct|examples?|such as|for instance|e\\.g\\.',
  'game|movie|film|novel|song|character|enem(?:y|ies)|player|boss level',
);

/** Language that no workplace accepts, whoever it is aimed at. */
interface AbusiveLanguage extends Omit<
  DetectorDescription,
  'category' | 'recommendation' | 'legalReference'
> {
  readonly triggers: readonly string[];
  readonly rules: readonly PhraseRule[];
}

/** Builds a detector; sentences that quote, report or forbid such language use none. */
export function abusiveLanguage({ rules, ...description }: AbusiveLanguage): SentenceDetector {
  return {
    ...description,
    scope: 'sentence',
    category: 'policy',
    recommendation: 'Remove the wording, and report it to whoever handles complaints.',
    legalReference: { law: 'ILO Convention No. 190', article: 'Art. 1' },
    read(sentence) {
      const matches = applyRules(sentence, rules);
      if (matches.length === 0 || isDisclaimed(sentence) || REPORTED.test(sentence)) return [];
      return matches.filter(({ start, end }) => !isMentioned(sentence, start, end));
    },
  };
}
