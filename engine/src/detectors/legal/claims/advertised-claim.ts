import type { SentenceDetector } from '#engine/detector.ts';
import { type Wording, wordingDetector } from '#engine/detectors/wording-detector.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** Who warns of such claims, weighs them or reports on them makes none. */
const TOLD_OF = phrase(
  `(?:not|no|never|nobody|nothing|none|cannot|without|neither|nor) (?:\\w{2,12} ){0,3}(?:guarantee[ds]?|cures?|evidence|claims?|claim(?:ed|ing)?|proof|promise[sd]?|proven|neutral|friendly)`,
  `(?:isn't|aren't|don't|doesn't|can't|won't) (?:\\w{2,12} ){0,2}(?:guarantee[ds]?|cures?|promise|claim|neutral|friendly)`,
  `(?:must|may|should|shall|do) not|never (?:say|write|claim|promise|advertise|use)|beware|scams?|fraud(?:sters?|ulent)?|too good to be true|misleading|unsubstantiated|alleged(?:ly)?|sceptical|skeptical|red flags?|warning signs?`,
  `according to|reported(?:ly)?|researchers|(?:study|studies|trials?|review) (?:found|shows?|showed|suggests?|of)|participants|prosecutors?|court|regulators?|novel|film|character|fined|(?:he|she|they) (?:said|claimed|claims|wrote)`,
);

/** Builds a detector of what is promised to customers; what warns of such promises, or tells of them, is left alone. */
export function advertisedClaim(claim: Omit<Wording, 'category'>): SentenceDetector {
  return wordingDetector(
    { ...claim, category: 'legal' },
    { isToldOf: (sentence) => TOLD_OF.test(sentence) },
  );
}
