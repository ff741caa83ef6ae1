import { listedWords } from './listed-words.ts';

const OFFENCES =
  'life imprisonment|death penalty|murder|manslaughter|rape|indecent assault|armed robbery|robbery|burglary|theft|false accounting|conspiracy to defraud|conspiracy to supply|conspiracy to import|drug offence|drug offences|drug trafficking|credit card fraud|tax fraud|perjury|buggery|wounding with intent|driving whilst disqualified|cannabis|heroin|heroine|cocaine|diamorphine|narcotics';

export const criminalOffence = listedWords({
  id: 'criminal-offence',
  typeName: 'Criminal offence',
  description:
    'The name of a grave offence, of a drug or of a sentence for life. It is listed so that it can be removed where it would tell whom a text is about, and raises no flag.',
  recommendation: 'Where people must not be recognised, write “an offence”.',
  legalReference: { law: 'GDPR', article: 'Art. 10' },
  words: OFFENCES.split('|'),
  before: '(?<!\\w)attempted ',
  unlessFollowedBy: /^[ -](?:protection|prevention|insurance|myster|seed|alert|detection)/i,
  why: 'The name of an offence, a drug or a sentence.',
  examples: [
    'A trial for [[attempted murder]] and [[armed robbery]] that ended in [[life imprisonment]].',
    'The accused had sold [[cannabis]] and [[heroin]].',
    'Our theft insurance and a murder mystery.',
    'A crime novel on the heroines of justice.',
  ],
});
