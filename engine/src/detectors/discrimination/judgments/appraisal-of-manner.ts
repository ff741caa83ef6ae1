import { FOR_SEX } from '#engine/detectors/discrimination/equal-treatment.ts';
import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const SOFTLY = '(?:(?:a (?:bit|little)|too|rather|quite|overly|somewhat|so|very) )?';
/** Words that reviews use of women above all. */
const OF_WOMEN = `(?:bossy|shrill|strident|hormonal|catty|hysterical|feisty|bitchy|mumsy|schoolmarmish|${SOFTLY}emotional)`;
const AT_WORK = phrase(
  `meetings?|teams?|colleagues?|customers?|clients?|lads|boys|stand-?ups?|calls?|e-?mails?|staff|review(?:s|ed)?|appraisal|feedback|office|manager|peers|stakeholders|presentations?|others find|people find`,
);
const NO_REVIEW = phrase(
  `characters?|avoid|quiz|star sign|dating|boyfriend|girlfriend|teenagers?|toddlers?|novel|film|stereotyp\\w{1,5}|never|not (?:seen|perceived)`,
);
const MEN =
  '(?:(?:one or two|some|a few|several|most|all|many|a couple) of )?(?:the )?(?:lads|boys|fellas|blokes|guys|men|chaps)(?: (?:in|on|at) (?:the )?\\w{3,10})?';
const HARSH = `(?:abrasive|bossy|intimidating|cold|scary|aggressive|shrill|${SOFTLY}emotional|moody|frosty|stern|pushy|hard work|difficult|sharp|unapproachable)`;
const MOTHERLY =
  '(?:mammy|mummy|mum|mom|mama|mother hen|den mother|granny|office wife|work wife|nan|auntie)';

/** A review that tells somebody how women are expected to behave. */
export const appraisalOfManner: WordingPart = {
  triggers: (
    'come across*|comes across*|came across*|come over as*|comes over as*|came over as*|' +
    'find you*|found you*|find her*|found her*|' +
    'mammy|mummy|mother hen|den mother|granny|office wife|work wife|mum of*|mom of*|mama of*|nan of*|auntie of*|mum in*|mom in*|mama in*|nan in*|auntie in*|mum on*|mom on*|mama on*|nan on*|auntie on*'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `you (?:can |may |do |sometimes |often |still |also ){0,2}(?:come|comes|came) (?:across|over) as ${SOFTLY}${OF_WOMEN}(?:,? (?:and|or) ${SOFTLY}\\w{4,12})?`,
      ),
      requires: AT_WORK,
      unless: NO_REVIEW,
      legalReference: FOR_SEX,
      severity: 'medium',
      confidence: 0.8,
      why: 'The review uses words that are held against women above all.',
    },
    {
      form: phrase(
        `${MEN} (?:find|found) (?:you|her) (?:to be )?${SOFTLY}${HARSH}(?:,? (?:and|or) ${SOFTLY}\\w{4,12})?`,
      ),
      unless: NO_REVIEW,
      legalReference: FOR_SEX,
      severity: 'medium',
      confidence: 0.82,
      why: 'The review measures a woman by how men feel about her manner.',
    },
    {
      form: phrase(
        `(?:you|she)(?:'re|'s| are| is| were| was) (?:(?:a bit |basically |kind of |sort of |really |just )?like |basically )?(?:the|our) ${MOTHERLY} (?:of|on|in) (?:the|our|this) (?:\\w{3,12} ){0,2}(?:office|team|floor|department|shift|company|firm|list|desk|warehouse|crew|practice|project|branch|kitchen)`,
      ),
      unless: phrase(
        'thank(?:s|ed)?|miss|retir\\w{2,6}|funeral|obituary|novel|film|playgroup|novel',
      ),
      legalReference: FOR_SEX,
      severity: 'medium',
      confidence: 0.78,
      why: 'The remark reduces a woman’s work to that of a mother.',
    },
  ],
  examples: [
    'Conduct: [[you sometimes come over as shrill]] on client calls, and [[some of the boys find you intimidating]].',
    'Clients like you, [[you are basically the mother hen of the sales floor]].',
    'You come across as calm in meetings; most of the lads find you helpful. In the quiz you come across as bossy.',
    'She is the granny of the girl in the kitchen; you came across a bossy customer.',
  ],
};
