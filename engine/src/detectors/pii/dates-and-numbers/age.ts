import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { valueAfterLabel } from '#engine/text/labeled-value.ts';
import { ONES, TEENS, TENS } from '#engine/text/number-words.ts';
import { oneLine } from '#engine/text/one-line.ts';

import { ageInApposition, BARE, KIN, YOUNGEST } from './age-in-apposition.ts';
import { AGE_AND_SEX, ageInYears, ageWithSex, YEARS_IN_SHORT } from './age-in-short.ts';
import { isOfNoOne, isOfScheme } from './age-of-no-one.ts';

const YEARS = `(?:1[01]\\d|[1-9]?\\d|${ONES}|${TEENS}|(?:${TENS})(?:-(?:${ONES}))?)`;
const AFTER_LABEL = new RegExp(
  `${YEARS}(?: and ${YEARS}| or ${YEARS})?(?![\\w%/+-]|[–‑]\\d|[.,:]\\d| ?%| per ?cent)`,
  'iy',
);
/** The number that ends where “years old” or “year-old” begins. */
const BEFORE_UNIT = new RegExp(`(?<![\\w.,$€£-])${YEARS}(?: and a half)?[ -]?$`, 'i');
/** A limit on anybody's age is a rule, not a person's age. */
const BOUND = new RegExp(
  oneLine`\b(?:at least|over|under|below|above|more than|less than|minimum|maximum|mean
    |median|average|before|must be|have to be|older than|younger than|up to|between|if you are
    |who are|adults|people|women|men|babies|pupils|students|users|visitors|staff|employees
    |candidates|unless|attaining|until|starts? at|retires? at|retirement at|persons?|anyone|children|everyone
    |than)(?: the)?(?: age(?: of)?)?[”"’]?(?: means)?:?\s{1,3}(?:\w{1,12}\s{1,3}(?:and|to
    |or)\s{1,3})?$`,
  'i',
);
/** A preceding subject that is a thing, as in “the white goods are two years old”. */
const THING_BEFORE = new RegExp(
  oneLine`(?<![\p{L}-])(?:goods|appliances?|boilers?|carpets?|kitchens?|furniture|fridges?
    |washing machines?|roofs?|buildings?|houses?|cars?|vehicles?|engines?|machines?|laptops?
    |phones?|tyres|batter(?:y|ies)|equipment|systems?|servers?|compan(?:y|ies)|firm|business
    |agreement|contract|lease|windows|floors?|data|studies|study|figures|version|release
    |software|policy|bathroom|property|flat)\s{1,3}(?:is|are|was
    |were)(?:\s{1,3}(?:now|only|about|just|over|nearly|almost|already|at least)){0,2}\s{1,3}$`,
  'iu',
);
const BOUND_AFTER =
  /^(?: years?(?: old)?)?[”"’]?\s{1,3}(?:and|or) (?:over|above|older|under|below|younger|up)\b/i;
/** Things have ages too. */
const OF_A_THING = new RegExp(
  oneLine`^\s{1,3}(?:company|firm|business|building|house|car|vehicle|wine|whisky|tree
    |bridge|ship|agreement|contract|institution|church|law|tradition|software|code|bond|note
    |lease|treasury|standard|system|design|technolog(?:y|ies)|problem|question|project|idea
    |record|debt|rule|policy|brand|server|phone|laptop|battery|release|version|build|snapshot|backup
    |(?:(?:neutered|spayed|male|female|tabby|black|golden|rescue|pedigree|crossbred) ){0,3}(?:dog|cat|kitten|horse|mare|gelding|pony|rabbit|labrador|spaniel|terrier|collie|greyhound|poodle|parrot|tomcat|bitch)|branch|issue|ticket|article|post|message|report|draft)s?(?!\p{L})`,
  'iu',
);
/** The lower bound of a range of ages. */
const RANGE_BEFORE = /\d(?: to |–|-| or )$/;
/** A title such as “Ice Age 2” is not an age. */
const PART_OF_NAME = /\p{Lu}\p{L}{1,20} A$/u;
/** An age, often with the sex, in hospital shorthand: `81M`. */
const SHORTHAND = ['##m', '##f', '##yo', '##y', '###m', '###f'];
const SOMEBODY_BEFORE = /(?:\p{Lu}[\p{L}'’.-]{1,20}[ ,|\t]{1,24}\(?|(?:^|\n)[^\n\p{L}]{0,12})$/u;
const CLINICAL = new RegExp(
  oneLine`^[ ,.;|)]{1,6}[^\n]{0,70}?(?<![\p{L}\d])(?:NHS|MRN|DOB|c\/o|dx|hx|pmhx?|IV|obs
    |NEWS|SOB|OD|CAP|UTI|AKI|NSTEMI|STEMI|COPD|T[12]DM|HTN|sepsis|NOF)(?![\p{L}\d])`,
  'u',
);
/** An age stated of somebody without a word such as “years”. */
const SAID = [
  ...[...KIN, 'he', 'she'].flatMap((who) => [`${who} is ##`, `${who}'s ##`, `${who} was ##`]),
  'i am ##',
  "i'm ##",
  "he'll be ##",
  "she'll be ##",
  'was only ##',
  "'s only ##",
  'is only ##',
];
const SAID_ALONE =
  /^(?:(?: now)?[.,;)](?!\d)| (?:and|but|now|next|so|when|last|in(?= \p{Lu})) (?!(?:a half|over|above|under|\d)))/u;
/** HTTP response headers state the age of a cached page. */
const HEADER_AROUND = /cache-control|max-age=|x-cache|etag:|http\/\d/i;
const LABELS = new Set(['age', 'aged', 'turned', 'turns', 'turning']);

export const age: PlaceDetector = {
  scope: 'place',
  id: 'age',
  typeName: 'Age',
  category: 'pii',
  description: 'The stated age of a person; age limits and the ages of things are ignored.',
  severity: 'low',
  recommendation: 'Remove the age or replace it with an age range.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: [
    ...LABELS,
    'years old',
    'year old',
    'years-old',
    'year-old',
    'yr old',
    'yrs old',
    'y/o',
    'yo',
    'years of age',
    'month-old',
    'months old',
    ...SHORTHAND,
    ...BARE,
    ...SAID,
    ...YEARS_IN_SHORT,
    ...AGE_AND_SEX,
  ],
  reach: { before: 64, after: 80 },
  examples: [
    'By age: 14 per cent are under 25. Age: 30% are older.',
    'Candidate Mr Roe ([[58]]). Strong numbers. Mum ([[79]]) lives alone, and my daughter is [[17]] now.',
    "I'm [[27]], gay and vegetarian; a homely girl, [[24 yrs]], MCom; a [[45 yr]] male. Age/Sex: [[45/M]].",
    'Mrs Roe has two children: Mr Tom Roe, [[9]], and another.',
    "I'm 27 pages in, I am 27 minutes late, 24 yrs of service, warranty 5 yrs, experience: 24 yrs.",
    'Mr Kaplan (12) and Mr Jones (34) found the same; Mr Roe (7) led.',
    'Older staff aged 60+ and clerks aged 55+ wait longer.',
    'Maria Strand, [[45 years old]], and her [[44-year-old]] colleague',
    'Patient [[aged 82]]; [[Age: 45]]; the clerk, [[aged seventy]], was with him.',
    'He just [[turned 75]] and i am [[64 y/o]].',
    'Age ........ [[45]]',
    'Bed 2  Arthur Roe    [[81M]] NHS 943 476 5919\n4  G. Pryce   [[29M]], OD paracetamol',
    'Mrs Hyacinth Rowe, [[81]], slipped; Rm 3 Mrs Edna Roe, [[91]]. Fell at night.',
    'Mrs Rowe (12, 34) and Nature Medicine, 12, 345; Boeing, 46, and Jane Roe, 45, 2001.',
    'Revenue 81M, Boeing 46F seats; the 29M bus stops at the ward.',
    '3.2 Age ........ 45\n3.3 Sex ........ 46',
    'It is kept while the white goods are two years old, and the lease is one year old.',
    'The white goods are\ntwo years old.',
    'Guests from the age of 8 may ride alone, and anyone can join from the age of 16. He smoked from the [[age of 14]].',
    'You must be at least 18 years old, and children under the age of 16 may not enter.',
    'People aged 65 and over, persons aged 18 to 25, and whoever turned 2 pages.',
    'Adults (mean age 37 years), treated before the age of 10.',
    'All retire upon attaining the age of 65 years; the restrictions start at age 65.',
    'It holds regardless of age.\n1. Passwords have sixteen characters.',
    'Adults aged 18 years and over, a child of 3 to 6 months old, an 11 to 14-year old; a 20-year-old standard.',
    'A [[45-year-old]] carpenter and a [[30-year-old]] policyholder left the house.',
    'Ms Roe: he is [[49]] and likes to cook; her son ([[17]]) helps, and she was [[62]] when they met.',
    'He is 25 in the queue and 30 minutes late, she was 10 and a half, and he is 18 or over.',
    'Seeks a woman aged 45–52; playing age 20–25; a nine-year-old spayed female collie and a two-year-old horse.',
    '**Row 2 – Mrs Roe, [[51]].** Likes hills.',
    'Minimum age: 13 years old. The film Ice Age 2 ran.',
    'Our youngest members are three months old; explain it to a five-year-old and suitable for children from 3 years old.',
    'Our oldest customer is 101 years old. As a six-year-old you see it; her [[five-year-old]] sees it.',
    'Dependants to age 25 are covered; the lump sum is payable from age 55. Mr Roe was discharged at [[age 55]].',
    'HTTP/2 200\nage: 107\ncache-control: max-age=300\nand a 6 months old release.',
    'It is a 200-year-old church and a 10-year-old agreement.',
  ],
  verify(place) {
    const label = place.text.slice(place.start, place.end).toLowerCase();
    if (AGE_AND_SEX.includes(label)) return ageWithSex(place);
    if (/^#?\d?yrs?/.test(label)) return ageInYears(place);
    if (/^\d/.test(label)) return inShorthand(place);
    if (/^[,(]/.test(label)) return ageInApposition(place);
    if (/\d$/.test(label)) return standaloneAge(place);
    return LABELS.has(label) ? afterLabel(place, label) : beforeUnit(place);
  },
};

/** Times and scores are stated in the same words, but seldom as two digits at the end of a clause. */
function standaloneAge({ text, end }: Place): Match | undefined {
  if (Number(text.slice(end - 2, end)) < YOUNGEST || !SAID_ALONE.test(text.slice(end)))
    return undefined;
  const why = "The text gives a person's age in two digits.";
  return { start: end - 2, end, confidence: 0.7, why };
}

function inShorthand({ text, start, end }: Place): Match | undefined {
  if (!SOMEBODY_BEFORE.test(text.slice(0, start)) || !CLINICAL.test(text.slice(end)))
    return undefined;
  return { start, end, confidence: 0.75, why: 'The text gives an age in a medical abbreviation.' };
}

/** Retention rules count from the age of an unspecified person. */
const OF_ANYBODY =
  /\b(?:until|till|once|when|after|before|if) (?:an?|any|each|every|the|your) (?:child|member|person|employee|pupil|student|customer|patient|user|player|dependant) $/i;

/** A table of contents entry, whose number is a page. */
const HEADING_WITH_PAGE = /(?:^|\n)[ \t]{0,20}\d[\d.]{0,8}[ \t]{1,8}$/;

function afterLabel(place: Place, label: string): Match | undefined {
  const { text, start, end: labelEnd } = place;
  const isLed = /^ ?\.{3}/.test(text.slice(labelEnd, labelEnd + 4));
  if (isLed && HEADING_WITH_PAGE.test(text.slice(0, start))) return undefined;
  const found = valueAfterLabel(place, AFTER_LABEL);
  if (found === undefined || isBound(text, start, found.end)) return undefined;
  if (/^\.\s{0,8}\n/.test(text.slice(labelEnd, found.start))) return undefined;
  if (isOfNobody(text, start)) return undefined;
  if (label.startsWith('turn') && !isTurned(text.slice(0, start), found.value)) return undefined;
  const end = found.end + (/^ years old\b/i.exec(text.slice(found.end))?.[0].length ?? 0);
  return {
    start: isLed ? found.start : start,
    end,
    confidence: 0.8,
    why: `A number follows “${label}”.`,
  };
}

/** A film title, the age of a cached page, or where the rules of a scheme begin or end. */
function isOfNobody(text: string, start: number): boolean {
  return (
    PART_OF_NAME.test(text.slice(0, start + 1)) ||
    HEADER_AROUND.test(text) ||
    isOfScheme(text.slice(0, start))
  );
}

/** Pages, keys and centuries are turned too; an age has two digits. */
function isTurned(before: string, number: string): boolean {
  return !OF_ANYBODY.test(before) && /^[1-9]\d$|ty\b|teen$/.test(number);
}

function beforeUnit({ text, start, end }: Place): Match | undefined {
  const number = BEFORE_UNIT.exec(text.slice(0, start));
  if (number === null || isBound(text, number.index, end)) return undefined;
  const before = text.slice(0, number.index);
  if (OF_A_THING.test(text.slice(end)) || THING_BEFORE.test(before)) return undefined;
  if (isOfNoOne(before, text.slice(end))) return undefined;
  const why = "The text gives a person's age in years or months.";
  return { start: number.index, end, confidence: 0.8, why };
}

function isBound(text: string, start: number, end: number): boolean {
  return (
    RANGE_BEFORE.test(text.slice(Math.max(0, start - 5), start)) ||
    BOUND.test(text.slice(0, start)) ||
    BOUND_AFTER.test(text.slice(end)) ||
    / to \d/.test(text.slice(end, end + 5))
  );
}
