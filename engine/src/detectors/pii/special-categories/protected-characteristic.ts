import type { PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/detectors/laws.ts';

import { formAnswer } from './form-answer.ts';

/** An ambiguous word: as a column header next to names, it asks for membership. */
const UNION = 'union';

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
    'sexual orientation|gender identity|trade union|trade union member|member of a trade union|' +
    'union member|union membership|trade union membership|political party|' +
    `political affiliation|political opinions|${UNION}`
  ).split('|'),
  isCommon: (label) => label === UNION,
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
    'Name | Caste\nThe caste system: a history. A tribe of Celts.',
    'Pos  Article  Denomination   Qty     Price\n20   Typ 300  Clamp device   2       3,18\nEthnicity   Count   Share',
    '**Trade union:** [[Unison]]\nPolitical party: [[Fine Gael]]',
    'Religion: prefer not to say\nEthnicity:\nGender identity: N/A',
    'We treat all alike, whatever their:\n- race\n- religion\n- disability',
    'Staff no,Name,Union,Start\n1,Jane Roe,[[CPSU]],2019\n2,John Doe,[[AMWU]],2021\n3,Ann Poe,none,2022',
    'Personalnummer 4417\nKonfession: [[rk]]\nKirchensteuermerkmal: [[ev]]',
    'Country,Union,Since\nFrance,European,1957\nGhana,African,1963',
    'Credit union: Riverside. Union: the customs union of 1834.',
    'Race\nColour\nReligion or belief\nSex',
    'Religion: we respect what everybody here believes, and so do our customers.',
    'The race was won. Faith moves mountains.',
    'Religion | Ethnicity | Disability',
    'Trade union member? No\nTrade union member: Yes/No',
  ],
});

export const protectedCharacteristic: PlaceDetector = {
  ...byLabel,
  verify: (place) =>
    place.text.slice(place.start, place.end).toLowerCase() === UNION
      ? undefined
      : byLabel.verify(place),
};
