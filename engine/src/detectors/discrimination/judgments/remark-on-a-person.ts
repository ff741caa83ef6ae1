import type { SentenceDetector } from '#engine/detector.ts';
import type { BiasedWording } from '#engine/detectors/discrimination/biased-wording.ts';
import { isDisclaimed } from '#engine/detectors/discrimination/framing.ts';
import { wordingDetector } from '#engine/detectors/wording-detector.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** Wording of guidance, which quotes such remarks as examples. */
const GUIDANCE = phrase(
  `(?:comments?|remarks?|phrases?|words?|statements?|expressions?|questions?|assumptions?|jokes?)
    (?:such as|like|that|about)|such as|for example(?!,?
    (?:he|she|they|my|our|mr|mrs|ms|dr|i|we|the manager|the owner|the boss))`,
  `(?:do not|don't|never|avoid|instead of|rather than)
    (?:say(?:ing)?|writ(?:e|ing)|tell(?:ing)?|call(?:ing)?|comment(?:ing)?)`,
  `(?<=^\\W{1,6})(?:not (?:hiring|promoting|inviting|employing|appointing|serving)|refusing to (?:hire|promote|employ|appoint|serve|rent to)|rejecting|excluding|mocking) (?:people|somebody|someone|anyone|women|men|an? (?:\\w{3,12} )?(?:person|woman|man|candidate|applicant|colleague|employee|customer|tenant)|candidates|applicants|colleagues|employees|customers|tenants)`,
  'none of (?:this|these|that|it) (?:is|are) acceptable|unconscious|equality act|unacceptable|myths?|clich[eé]s?|tribunal',
);

/** Builds the detector; a quoted remark was still made, so quotations count and only guidance is skipped. */
export function remarkOnAPerson({
  withoutOwnBan = (sentence) => sentence,
  ...remark
}: BiasedWording): SentenceDetector {
  return wordingDetector(
    { ...remark, category: 'discrimination' },
    {
      isToldOf: (sentence) => isDisclaimed(withoutOwnBan(sentence)) || GUIDANCE.test(sentence),
      keepsQuoted: true,
    },
  );
}
