import type { DetectorDescription, SentenceDetector } from '#engine/detector.ts';
import { spansOf } from '#engine/text/phrase-rule.ts';
import { phrase } from '#engine/text/phrase.ts';

import { isDisclaimed, isMentioned } from './framing.ts';

/** A detector of words that have better ones. */
export interface ReplaceableWords extends Omit<
  DetectorDescription,
  'category' | 'recommendation' | 'severity'
> {
  /** The words in lower case, each with the wording to use instead. */
  readonly replacements: Readonly<Record<string, string>>;
  readonly why: string;
}

/** Builds the detector; what it finds is of low severity and carries its replacement. */
export function replaceableWords({
  replacements,
  why,
  ...description
}: ReplaceableWords): SentenceDetector {
  const words = Object.keys(replacements);
  // Longer words first: an alternation takes the first that fits.
  const form = phrase(...words.toSorted((one, other) => other.length - one.length));

  return {
    ...description,
    scope: 'sentence',
    category: 'discrimination',
    severity: 'low',
    recommendation: 'Use a word that includes everybody.',
    triggers: words,
    read(sentence) {
      if (isDisclaimed(sentence)) return [];
      return spansOf(sentence, form).flatMap((span) => {
        if (isMentioned(sentence, span.start, span.end)) return [];
        const word = sentence.slice(span.start, span.end).toLowerCase().replaceAll(/\s+/g, ' ');
        const replacement = replacements[word];
        const advice =
          replacement === undefined
            ? {}
            : { replacement, recommendation: `Write “${replacement}” instead.` };
        return [{ ...span, ...advice, confidence: 0.8, why }];
      });
    },
  };
}
