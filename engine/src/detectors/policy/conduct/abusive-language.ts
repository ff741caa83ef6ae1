import type { SentenceDetector } from '#engine/detector.ts';
import { isDisclaimed } from '#engine/detectors/discrimination/framing.ts';
import { type Wording, wordingDetector } from '#engine/detectors/wording-detector.ts';
import { HARASSMENT_CONVENTION } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** Sentences that report, forbid or punish what somebody said. */
const REPORTED = phrase(
  `said|says|told|wrote|shouted|yelled|alleged(?:ly)?|accused|convicted|sentenced|charged|reported
    |testified|witness(?:es)?`,
  'prohibited|forbidden|policy|policies|zero tolerance|unacceptable|misconduct|examples?|such as|for instance|e\\.g\\.',
  'game|movie|film|novel|song|character|enem(?:y|ies)|player|boss level',
);

/** Language that is unacceptable in any workplace, whoever it targets. */
interface AbusiveLanguage extends Omit<Wording, 'category' | 'legalReference'> {
  /** Makes a sentence that matches it harmless. */
  readonly harmless?: RegExp;
}

/** Builds a detector; sentences that quote, report or forbid such language do not count. */
export function abusiveLanguage({ harmless, ...language }: AbusiveLanguage): SentenceDetector {
  return wordingDetector(
    {
      ...language,
      category: 'policy',
      legalReference: { law: HARASSMENT_CONVENTION, article: 'Art. 1(1)' },
    },
    {
      isToldOf: (sentence) =>
        isDisclaimed(sentence) || REPORTED.test(sentence) || harmless?.test(sentence) === true,
    },
  );
}
