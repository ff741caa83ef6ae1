import type { WordingPart } from '#engine/detectors/wording-part.ts';
import { phrase } from '#engine/phrases/phrase.ts';

const PEOPLE =
  '(?:members|caddies|guests|staff|servants|people|persons|drivers|residents|visitors|pupils|customers|tenants|applicants|employees|waiters|maids|passengers)';
const PEOPLES = '(?:black|hispanic|latino|asian|african-american|muslim|roma|jewish|immigrant)';
const NO_RULE = phrase(
  `study|studies|research|census|court|ruled|said|was|were|history|century|redlin(?:ed|ing)|historically|found|less likely|more likely`,
);

/** Wording in plain words that sets people apart by color or origin. */
export const plainRace: WordingPart = {
  triggers:
    'of color|of colour|european-looking|european looking|white-looking|white looking|nordic-looking|nordic looking|western-looking|western looking|darker ones|darker-skinned*|dark-skinned*|predominantly*|traveller site*|gypsy site*|halal butcher*|kosher butcher*|halal shop*|mosques'.split(
      '|',
    ),
  rules: [
    {
      form: phrase(
        `${PEOPLE} of colou?r (?:are|is|must|shall|may|should|have|will) (?:only |not )?(?:to )?(?:only |not )?(?:use|enter|sit|stay|eat|be (?:seated|served|refused|declined|housed|excluded|admitted))(?: (?:the |at the |in the |by the )?(?:\\w{3,10} ){0,2}\\w{3,12})?`,
        `(?:should|must|has to|have to|needs? to|to) be (?:european|white|nordic|western)[ -]looking`,
        `the darker(?:-skinned)? (?:ones|girls|boys|lads|staff|people) (?:can|should|must|may|go|stay|work|in|at)(?: \\w{2,8}){1,4}`,
      ),
      unless: NO_RULE,
      confidence: 0.86,
      why: 'The wording sets people apart by the color of their skin.',
    },
    {
      form: phrase(
        `predominantly ${PEOPLES}(?:(?:,| and| or) ${PEOPLES}){0,3} (?:areas?|neighbou?rhoods?|postcodes?|districts?|zip codes?|streets)\\)? (?:are|is|must|should|shall|will) (?:to )?(?:be )?(?:declin|exclud|avoid|reject|refus|referr|priced|load|skip|not )\\w{0,4}(?: \\w{2,12}){0,3}`,
        `(?:do not|don't|never|no longer) (?:quote|insure|cover|lend|deliver|let|serve|sell)(?: (?:for|to))? (?:traveller|gypsy|roma) sites?(?: (?:or|and) \\w{4,8} \\w{4,9})?`,
        `(?:do not|don't|never|no longer) (?:quote|insure|cover|lend|deliver|let|serve|sell)(?: (?:for|to))? (?:(?:halal|kosher) (?:butchers|shops)|mosques|synagogues)`,
      ),
      unless: NO_RULE,
      confidence: 0.86,
      why: 'The rule uses the place or the trade of people of an origin or faith to shut them out.',
    },
  ],
  examples: [
    '[[Servants of colour shall eat in the yard]]. Hostesses [[must be Nordic-looking]], [[the darker girls can wash up]].',
    'People of color were excluded; staff of colour may feel alone. The darker ones are made of oak.',
    '3. Zones in Annex B ([[predominantly Asian neighbourhoods) are to be refused]]. [[Never insure Gypsy sites]].',
    'Predominantly Black areas were redlined; a study of predominantly Asian districts. We deliver to halal shops.',
  ],
};
