import type { SentenceDetector } from '#engine/detector.ts';
import { type Wording, wordingDetector } from '#engine/detectors/wording-detector.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** Sentences that warn of such claims, assess them or report on them. */
const TOLD_OF = phrase(
  `(?:not|no|never|nobody|nothing|none|cannot|without|neither|nor) (?:\\w{2,12} ){0,3}(?:guarantee[ds]?|cures?|evidence|claims?|claim(?:ed|ing)?|proof|promise[sd]?|proven|neutral|friendly)`,
  `(?:isn't|aren't|don't|doesn't|can't|won't) (?:\\w{2,12} ){0,2}(?:guarantee[ds]?|cures?|promise|claim|neutral|friendly)`,
  `(?:must|may|should|shall|do) not|never (?:say|write|claim|promise|advertise|use)|beware|scams?|fraud(?:sters?|ulent)?|too good to be true|misleading|unsubstantiated|alleged(?:ly)?|sceptical|skeptical|red flags?|warning signs?`,
  `according to|reported(?:ly)?|researchers|(?:study|studies|trials?|review) (?:found|shows?|showed|suggests?|of)|participants|prosecutors?|court|regulators?|novel|film|character|fined|(?:he|she|they) (?:said|claimed|claims|wrote)`,
);

/** Whoever sells something is quoted on it. */
const SAID_BY_SELLER = phrase(
  `(?:said|says|adds?|added|explains|explained|promises|promised) (?:(?:the|our|its|company) ){0,2}(?:co-)?(?:founders?|chief executive|ceo|owner|inventor|creator|president|managing director)`,
);

/** Builds a detector of promises made to customers; it skips sentences that warn of such promises or report them. */
export function advertisedClaim(claim: Omit<Wording, 'category'>): SentenceDetector {
  return wordingDetector(
    { ...claim, category: 'legal' },
    {
      isToldOf: (sentence) => TOLD_OF.test(sentence),
      keepsQuoted: (sentence) => SAID_BY_SELLER.test(sentence),
    },
  );
}
