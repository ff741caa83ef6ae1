import type { DetectorDescription, SentenceDetector } from '#engine/detector.ts';
import { applyRules, type PhraseRule } from '#engine/text/phrase-rule.ts';
import { phrase } from '#engine/text/phrase.ts';

import { isDisclaimed } from './framing.ts';

/** A detector of what is said of people for what they are. */
export interface RemarkOnAPerson extends Omit<DetectorDescription, 'category'> {
  readonly triggers: readonly string[];
  readonly rules: readonly PhraseRule[];
}

/** Wording of guidance, which gives such remarks as examples. */
const GUIDANCE = phrase(
  '(?:comments?|remarks?|phrases?|words?|statements?|expressions?|questions?|assumptions?|jokes?) (?:such as|like|that|about)|such as|for example',
  "(?:do not|don't|never|avoid|instead of|rather than) (?:say(?:ing)?|writ(?:e|ing)|tell(?:ing)?|call(?:ing)?|comment(?:ing)?)",
  'unconscious|equality act|unacceptable|myths?|clich[eé]s?|tribunal',
);

/** Builds the detector; a remark that is quoted was made all the same, so that only guidance stays silent. */
export function remarkOnAPerson({ rules, ...description }: RemarkOnAPerson): SentenceDetector {
  return {
    ...description,
    scope: 'sentence',
    category: 'discrimination',
    read(sentence) {
      const matches = applyRules(sentence, rules);
      const isSilent = matches.length === 0 || isDisclaimed(sentence) || GUIDANCE.test(sentence);
      return isSilent ? [] : matches;
    },
  };
}
