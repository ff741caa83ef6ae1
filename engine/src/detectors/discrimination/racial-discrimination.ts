import { phrase } from '#engine/phrases/phrase.ts';

import { biasedWording } from './biased-wording.ts';
import { PROTECTED_ELSEWHERE } from './setting.ts';

const GROUP = `(?:whites?|blacks?|caucasians?|asians?|hispanics?|latinos?|african-americans?|arabs?
  |gypsies|roma|foreigners|immigrants|negro(?:es)?|colou?red|mexicans?|mexican americans?|orientals?
  |american indians?|native americans?|chicanos?|puerto ricans?)`;
const PEOPLE = `(?:candidates?|applicants?|tenants?|employees?|staff|people|persons?|individuals?
  |gentlemen|men|women|males?|females?|families|family|couples?|neighbou?rhood|residents|customers
  |clients)`;

export const racialDiscrimination = biasedWording({
  id: 'racial-discrimination',
  typeName: 'Racial discrimination',
  description: 'Requirements or preferences for people of a certain race, color or ethnic origin.',
  severity: 'high',
  recommendation: 'Remove the requirement; race and origin must not count in work or housing.',
  legalReference: { law: 'Title VII of the Civil Rights Act', article: '42 U.S.C. § 2000e-2(a)' },
  elsewhere: PROTECTED_ELSEWHERE,
  triggers: (
    'aborigines|aboriginals|africans|no travellers|negro|negroes|colored|coloured|mexican*|white|whites|black|blacks|caucasian|caucasians|' +
    'asian|asians|hispanic|hispanics|latino|latinos|african american*|african-american*|arab|' +
    'arabs|gypsies|roma|foreigners|immigrants|light-skinned|dark-skinned|fair-skinned|' +
    'integrated neighborhood|same race|oriental*|american indian*|native american*|chicano*|' +
    'puerto rican*|restricted community|urban|inner city|inner-city|ethnic|allwhite'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:must be|should be|only|prefer(?:ably)?|looking for|seeking|hire|rent to|no) (?:an? )?${GROUP} ${PEOPLE}`,
        `no (?:\\w{3,12} or )?(?:blacks|aborigin(?:es|als)|africans|whites|asians|hispanics|latinos|arabs|gypsies|roma|foreigners|immigrants)`,
        `(?<=^\\W{0,6}|[,;] )no travellers(?= ?(?:[.,;!)]|$|please|need|or gyps|or roma))`,
        `${GROUP} (?:${PEOPLE} )?(?:only|preferred|need not apply|need apply|wanted|welcome only)`,
        `(?:all-?white|exclusively white|predominantly white|traditionally white)
          (?:neighbou?rhood|area|community|school|building)`,
        `(?:white|colou?red|negro|black|hispanic|latino|asian|caucasian|jewish)
          (?:private )?(?:homes?|households?|residences?|building|neighbou?rhood)`,
        '(?:light|dark|fair)-skinned (?:candidates?|applicants?|people|women|men|models?)',
      ),
      unless: phrase('black tea|white paper|history|museum|white goods|black box|the white house'),
      why: 'The wording requires or excludes people by race or ethnic origin, which equality law generally forbids.',
      confidence: 0.9,
    },
  ],
  examples: [
    '[[White applicants only]].',
    'We [[rent to Asian families]] and pets are fine.',
    '[[No foreigners]], please.',
    'Gardener: sorry, [[no backpackers or Aborigines]].',
    'Female professionals, [[no Travellers]].',
    'There were no travellers on the train, and no travellers came.',
    'Black and white prints only; a white paper for applicants.',
    'The survey asked Hispanic and Asian customers about prices.',
    'It is unlawful to say “no blacks”.',
  ],
});
