import { FOR_SEX } from '#engine/detectors/discrimination/equal-treatment.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

/** Somebody who is a woman. */
export const SHE = phrase("she|her|hers|ms|mrs|miss|she's|she'd|she'll");
const OUGHT = '(?:should|could|might|must|needs to|ought to|has to)';
const LIKE_A_WOMAN = `(?:a bit|a little|in|more|less|like|as|an?|softer|nicer|friendlier|feminine(?:ly)?|ladylike|pretty|prettier|way|manner
  |skirts?|dress(?:es)?|heels|make-?up|lady|woman|quietly|softly|gently|sexy|sexier)`;
/** Advice of dentists, and to everybody. */
const NO_REMARK = phrase('teeth|dentist|dental|whitening|life|patients?|treatment|braces|we|you');

/** Remarks that ask a woman for a manner, or use womanhood as a reproach. */
export const mannerOfWomen: WordingPart = {
  triggers: (
    'such a woman|such a girl|such a little*|such a big*|such an old*|a woman about*|a girl about*|like a girl|like a little*|' +
    'wear more*|dress more*|dress like*|dress in a*|more feminine*|more ladylike|feminine way|feminine manner'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `${OUGHT} (?:try to |learn to )?smile (?:(?:a bit|a little) )?more(?: often)?(?:,? and
        (?:dress|wear|look|be|act|speak)(?: ${LIKE_A_WOMAN}){1,7})?`,
        `${OUGHT} (?:try to |learn to )?(?:wear more make-?up|dress (?:in a )?more (?:feminine|ladylike|like an? (?:woman|lady))(?: way| manner)?|be more (?:feminine|ladylike))`,
      ),
      requires: SHE,
      unless: NO_REMARK,
      legalReference: FOR_SEX,
      why: 'The remark asks a woman for a manner that is seldom asked of men.',
    },
    {
      form: phrase(
        `(?:don't|do not|stop|quit) (?:be|being|act|acting|behave|behaving)(?: like)? (?:such an?|an?) (?:(?:little|big|silly|old|total) )?(?:woman|girl|schoolgirl)(?: about (?:it|this|that|everything))?(?= ?(?:[.,;!)]|$))`,
      ),
      unless: phrase('song|play|film|lyrics|stage'),
      legalReference: FOR_SEX,
      why: 'The remark uses womanhood as a reproach.',
    },
  ],
};
