import type { SentenceDetector } from '#engine/detector.ts';
import { DEMONYMS } from '#engine/detectors/pii/origin/demonyms.ts';

import { personalStatement } from './personal-statement.ts';

const ORIGIN = `(?:black|white|asian|south asian|east asian|hispanic|latin[ao]|mixed-race|mixed
  heritage|roma|gypsy|irish traveller|traveller|african american|african caribbean|caucasian
  |indigenous|aboriginal|first nations|maori|arab|kurdish)`;
/** Ethnic groups without a nation-state whose names seldom mean anything else. */
const PEOPLE = `(?:yoruba|igbo|hausa|fulani|ijaw|tiv|kikuyu|luo|luhya|kalenjin|kamba|kisii|maasai|meru|zulu|xhosa|sotho|tswana
  |ndebele|shona|ashanti|ewe|tamil|sinhalese|punjabi|gujarati|malayali|dalit|brahmin|tutsi|hutu|cherokee|navajo|métis|metis
  |inuit|torres strait islander|aboriginal|m(?:a|ā)ori|ilocano|cebuano|ilonggo)`;
/** Physical descriptions, as witnesses and logs give them of unidentified people. */
const LOOKS = `(?:${DEMONYMS.join('|')}|black|white|mixed-race|(?:eastern|southern|northern)
  european|mediterranean|middle(?: |-)eastern|oriental|foreign)`;
const SOMEBODY = `(?:man|woman|male|female|girl|boy|guy|lady|youth|teenager|employee|colleague
  |applicant|candidate|suspect|witness|tenant)`;

const statement = personalStatement({
  id: 'ethnic-origin',
  typeName: 'Racial or ethnic origin',
  description: "A statement of a person's race or ethnic origin.",
  article: 'Art. 9(1)',
  recommendation: 'Remove the statement, or keep it only with an explicit legal basis.',
  triggers: (
    'scheduled caste|scheduled tribe|backward class|backward classes|a traveller|caste cert|caste certificate|by tribe|by caste|race:|ethnicity:|ethnic origin:|ethnic group:|ethnic background:|black|white|asian|' +
    'hispanic|latino|latina|mixed race|mixed-race|mixed heritage|appearance|looking|roma|' +
    'irish traveller|african american|african caribbean|caucasian|aboriginal|first nations|' +
    'maori|yoruba|igbo|hausa|fulani|ijaw|tiv|kikuyu|luo|luhya|kalenjin|kamba|kisii|maasai|meru|zulu|xhosa|sotho|tswana|' +
    'ndebele|shona|ashanti|ewe|tamil|sinhalese|punjabi|gujarati|malayali|dalit|brahmin|tutsi|hutu|cherokee|navajo|' +
    'métis|metis|inuit|torres strait islander|māori|ilocano|cebuano|ilonggo|ic#|gypsy|indigenous|arab|kurdish'
  ).split('|'),
  forms: [
    '(?<=(?:^|[.;|]|[,:–-] ?|(?:is|was|from|under) (?:an? )?) ?)(?:scheduled (?:caste|tribe)|other backward class(?:es)?|most backward class)(?: (?:candidate|applicant|student|girl|boy|category|quota|certificate|\\(\\w{2,12}\\)))?(?= ?(?:[.;)–-]|,(?! (?:scheduled|other|backward|and))|$|and (?:her|his|has)|but|with))',
    '(?<=[,;|\\t:] ?)(?:indigenous|aboriginal|torres strait islander|first nations|māori)(?= ?[-–(] ?(?:identif|self|confirm|rap|for))',
    'caste cert(?:ificate|\\.)? (?:is |was )?(?:attached|enclosed|submitted|on file|verified|provided)',
    '(?:métis|metis|inuit|treaty|tribal|indian status) (?:card|citizenship|membership) (?:is |was )?(?:on file|held|attached|seen|copied)',
    `(?<=(?:he|she|mother|father|mam|mum|dad|who|i) (?:was|is|am) )an? traveller(?= ?(?:[.,;)]|$|and|from|woman|man))`,
    `(?<!the )(?:race|ethnicity|ethnic (?:origin|group|background)):
      ${ORIGIN}(?: ?(?:/|-) ?\\w{4,12})?(?: (?:british|irish|american|african|caribbean|other))?`,
    `(?<=(?:he|she|who|${SOMEBODY}) (?:is|was|appeared to be|looked)
      (?:an? )?(?:(?:\\w{1,12}|about \\w{1,3} \\w{3,6} (?:tall|old)),? )?)${ORIGIN}(?![-‑]|
      (?:hat|shirt|coat|with|as|from|and white|dress|car|van|collar|belt))`,
    `(?<=\\d (?:foot|feet|ft|cm|m) tall, )${ORIGIN}`,
    `(?<=(?:him|her|male|female|suspect|youth|man|woman|person)
      (?:as|was|is|looked|appeared to be|being)(?: an?)? )ic\\d
      |ic\\d(?= (?:male|female|man|woman|youth|boy|girl|suspect))`,
    `(?<=(?:he|she|male|female|suspect|\\d|who) (?:was|is) an? )white ${SOMEBODY}(?: with an? \\w{3,15} accent)?`,
    `(?<=(?:he|she|i|who|mother|father|husband|wife|parents|family|both|they|applicant|candidate|client) )(?:is|was|am|are|were)
      (?:an? |originally |half |part )?${PEOPLE}(?= ?(?:[.,;)]|$|and|by|from|but|on|man|woman|lady|girl|boy|descent|origin|heritage))`,
    `identif(?:y|ies|ied|ying) as (?:an? )?(?:${PEOPLE}|${ORIGIN})(?! (?:box|hole|hat))`,
    `(?:of|from) (?:the )?${PEOPLE} (?:descent|heritage|tribe|caste|origin|extraction)|belongs? to (?:the |an? )?(?:${PEOPLE}|scheduled|lower|upper) (?:caste|tribe)`,
    `(?<=(?:mr|mrs|ms|miss|dr) \\w{2,15} (?:is|was) |(?:he|she|who|applicant|candidate|pupil) (?:is|was) )(?:white|black|asian) (?:british|irish|african|caribbean|american)(?= ?(?:[.,;)]|$|and|but))`,
    `(?<=(?:^|[,;:–] ?|[ ]))${PEOPLE} by (?:tribe|caste|birth)`,
    `(?:of )?${LOOKS} appearance`,
    `(?<=(?:male|female|man|woman|boy|girl|youth|he|she|was|is),? )${LOOKS}(?: |-)looking`,
    `(?:black|asian|hispanic|latin[ao]|mixed-race|african american|roma) ${SOMEBODY}`,
  ],
  why: "The text states a person's race or ethnic origin.",
  examples: [
    'Name: Jane Roe\n1045,Roe,Jane,[[Aboriginal]] - identifies for the plan\n2. Jane Roe, F 30, [[caste certificate enclosed]]; [[Métis card on file]]. She was [[a Traveller]], and he was a traveller.',
    'Name: Asha Roe, 8.2 CGPA. [[Scheduled Tribe]], passport in order; Ravi Roe is from a [[Scheduled Caste]] and his sister is well.',
    'Seats for Scheduled Castes, Scheduled Tribes and Other Backward Classes are reserved, she said. The Scheduled Caste list of his state.',
    'Indigenous - the word is used for plants; the caste system; a status card for her.',
    'Patient: Jane Roe, [[race: Hispanic]], sex: F',
    'The manager called her the [[black girl]].',
    'She is [[mixed-race]], and he is about 6 foot tall, [[white]], with a scar.',
    'I would describe him as [[IC3]], about 19, my colleague saw an [[IC1]] male.',
    'Male 2 was a [[white male with a Romanian accent]], and he spat at my son.',
    'He soldered IC3 on the board, and her IC1 pin was bent.',
    'He was white with anger and wore a black coat.',
    'Shoplifter held, [[Romanian appearance]], he gave no name; she was [[Mediterranean-looking]].',
    'My father [[was Luo]], and Ben Roe [[identifies as Māori]]; her husband is [[of Tamil descent]].',
    'I am tall. Luo is a language, he says; Zulu time is used in her log, and a Punjabi film ran.',
    'He is [[Kurdish]], and his lawyer asks for a hearing.',
    'Mr Roe is [[White British]], and she is [[Black Caribbean]].',
    'The white appearance of the wall is looking good.',
    'The race: white water rafting with her black car.',
    'She was black-listed by the board, he was black-balled, and her list is white-labelled.',
    'We hire regardless of whether she is black.',
  ],
});

/** Whoever travels is one as well, but without the capital letter. */
export const ethnicOrigin: SentenceDetector = {
  ...statement,
  read: (sentence) =>
    statement
      .read(sentence)
      .filter(({ start, end }) => !/^an? traveller/.test(sentence.slice(start, end))),
};
