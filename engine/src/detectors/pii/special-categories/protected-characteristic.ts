import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { BESIDE_SUBJECT } from '#engine/detectors/company.ts';
import { isPeopleHeader } from '#engine/detectors/pii/labeled-numbers/is-people-header.ts';
import { GDPR } from '#engine/laws.ts';
import { groupAt } from '#engine/text/labeled-value.ts';
import { linesAround } from '#engine/text/lines.ts';
import { matchesAt } from '#engine/text/match-at.ts';

import { formAnswer } from './form-answer.ts';

/** Ambiguous words: as column headers next to names, they ask for membership, a vote or whom somebody loves. */
const HEADS_ALONE = [
  'union',
  'orientation',
  'party',
  'party_vote',
  'party_vote_####',
  'vote',
  'vote_####',
  'voted_for',
];
/** The columns of journeys, screens and contracts with such a name. */
const OF_THINGS =
  /(?<!\p{L})(?:page|paper|screen|image|photo|width|resolution|contract|guests|seats|turnout|constituency)(?!\p{L})/iu;
const HEADS_ONLY = /^(?:union|orientation|party|party_vote(?:_\d{4})?|vote(?:_\d{4})?|voted_for)$/i;

const byLabel = formAnswer({
  id: 'protected-characteristic',
  typeName: 'Protected characteristic',
  description:
    'An answer in a form, record or résumé to a question on religion, origin, orientation, union or party, next to or below its label.',
  severity: 'medium',
  recommendation: 'Remove the answer, or keep it only with an explicit legal basis.',
  legalReference: { law: GDPR, article: 'Art. 9(1)' },
  labels: (
    'konfession|religionszugehörigkeit|kirchensteuermerkmal|religion|religion or belief|religious affiliation|religious belief|faith|denomination|' +
    'caste|caste category|caste and religion|tribe|ethnicity|ethnic origin|ethnic group|ethnic background|ethnicity code|race|' +
    'aboriginal or torres strait islander|aboriginal / torres strait islander|aboriginal and torres strait islander|aboriginal/torres strait islander|torres strait islander|indigenous status|sexuality|sexual orientation|gender identity|trade union|trade union member|member of a trade union|' +
    'union member|union membership|trade union membership|political party|' +
    'political affiliation|political opinions'
  )
    .split('|')
    .concat(HEADS_ALONE),
  isCommon: (label) => HEADS_ONLY.test(label.replaceAll(' ', '_')),
  doesYesTell: true,
  code: /[A-Z]\d{1,2}(?![\w-])/y,
  examples: [
    'RELIGION\n[[Roman Catholic]]\nPROFILE\nA nurse.',
    'Ethnic origin: [[White Irish]]\nReligion ........ [[Sikh]]',
    'Name: Jo Roe | Gender identity: [[non-binary]] | Race: [[Black]]',
    'Surname\tReligion\tRace\nRoe\t[[Hindu]]\tnone\nDoe\t[[Jewish]]\t[[White]]',
    'Trade union member? ........ [[YES - UNITE]]\nEthnicity code (16+1): [[A2]]',
    'Are you a member of a trade union? [[Yes]]',
    'Name: Asha Roe\nCaste category: [[OBC]]\nTribe: [[Luhya]]',
    'Ravi Roe, DOB 3 May 1990, caste [[SC]], village Rampur\nAsha Roe, DOB 3 May 1991, caste: [[OBC-NCL]], Class X',
    'Asha Roe wrote on caste and class; the caste system of Brahmin priests; caste iron ST 37.',
    'Name | Caste\nThe caste system: a history. A tribe of Celts.',
    'Pos  Article  Denomination   Qty     Price\n20   Typ 300  Clamp device   2       3,18\nEthnicity   Count   Share',
    '**Trade union:** [[Unison]]\nPolitical party: [[Fine Gael]]',
    'Religion: prefer not to say\nEthnicity:\nGender identity: N/A',
    'Name: Jo Roe\nAboriginal or Torres Strait Islander?   [[yes - Yorta Yorta]]\nSexuality          [[pansexual]]',
    'We treat all alike, whatever their:\n- race\n- religion\n- disability',
    'Staff no,Name,Union,Start\n1,Jane Roe,[[CPSU]],2019\n2,John Doe,[[AMWU]],2021\n3,Ann Poe,none,2022',
    'Personalnummer 4417\nKonfession: [[rk]]\nKirchensteuermerkmal: [[ev]]',
    'name,sexual_orientation\nAnna Boll,[[lesbian]]\n\nname,orientation,party_vote_2021\nAnna Boll,[[lesbian]],[[SPD]]\nTim Reed,[[straight]],none',
    'name,party,ethnic_origin,union_member\nAnna Boll,[[SPD]],[[Kurdish]],[[yes]]\nTim Reed,[[CDU]],[[Roma]],no',
    'id   name           phone          tribe    balance\n0    Amara Eze      0803 441 8209  [[Igbo]]     418.00\n1    Musa Danjuma   0806 912 0044  [[Hausa]]     12.50\n2    Bola Bankole   0812 077 3318  [[Yoruba]]   990.75',
    'page,orientation,size\none,portrait,small\ntwo,landscape,large\n\nname,orientation,paper\nLeeds Roe,portrait,large\n\nconstituency,party,name\nLeeds,Labour,Ann Poe',
    'Country,Union,Since\nFrance,European,1957\nGhana,African,1963',
    'Credit union: Riverside. Union: the customs union of 1834.',
    'Race\nColour\nReligion or belief\nSex',
    'Religion: we respect what everybody here believes, and so do our customers.',
    'The race was won. Faith moves mountains.',
    'Religion | Ethnicity | Disability',
    'Trade union member? No\nTrade union member: Yes/No',
  ],
});

/** The categories of the Indian states, and castes, behind the word in the middle of a line. */
const CASTE_BEHIND =
  /(?: category| certificate)?(?: is)?[ ]?[:=–-]?[ ]((?:OBC|SC\/ST|SC|ST|EWS|EBC|MBC|SEBC|Dalit|Brahmin|Kshatriya|Vaishya|Maratha|Rajput|Jat|Yadav|Bania|Nair|Ezhava|Reddy|Kamma|Lingayat|Vokkaliga|Kurmi|Thakur)(?:[ -](?:NCL|[A-Z]))?)(?![\p{L}\d])/uy;
const IS_CASTE = /^caste(?: category)?$/i;

function casteBehind({ text, start, end }: Place): Match | undefined {
  if (!IS_CASTE.test(text.slice(start, end))) return undefined;
  const found = groupAt(text, end, CASTE_BEHIND);
  const why = 'A caste, or a category of castes, follows the word.';
  return found && { start: found.start, end: found.end, ...BESIDE_SUBJECT, why };
}

export const protectedCharacteristic: PlaceDetector = {
  ...byLabel,
  glance: (text, start, end) =>
    byLabel.glance?.(text, start, end) === true ||
    (IS_CASTE.test(text.slice(start, end)) && matchesAt(text, end, CASTE_BEHIND)),
  verify: (place) =>
    isHeadAlone(place) ? undefined : (byLabel.verify(place) ?? casteBehind(place)),
  readList: (place) =>
    isHeadAlone(place) && (!isPeopleHeader(place) || OF_THINGS.test(linesAround(place.text, place)))
      ? []
      : (byLabel.readList?.(place) ?? []),
};

function isHeadAlone({ text, start, end }: Place): boolean {
  return HEADS_ONLY.test(text.slice(start, end));
}
