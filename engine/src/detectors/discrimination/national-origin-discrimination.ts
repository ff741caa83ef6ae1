import { phrase } from '#engine/text/phrase.ts';

import { biasedWording } from './biased-wording.ts';

const NATIONALITY =
  '(?:american|british|english|german|french|italian|spanish|polish|dutch|swiss|indian|chinese|mexican|canadian|irish|scottish|turkish|russian|european|western)';

export const nationalOriginDiscrimination = biasedWording({
  id: 'national-origin-discrimination',
  typeName: 'National origin discrimination',
  description: 'A requirement or preference for people of a nationality, birthplace or accent.',
  severity: 'high',
  recommendation: 'Ask for the right to work, or for the language skill that the work needs.',
  legalReference: { law: 'Title VII of the Civil Rights Act', article: '42 U.S.C. § 2000e-2(a)' },
  triggers: (
    'citizens only|nationals only|american-born|us-born|uk-born|native-born|born in*|accent|accents|foreign accent*|locals only|' +
    'american only|americans only|british only|germans only|nationality|citizens preferred|nationals preferred|origin|descent'
  ).split('|'),
  rules: [
    {
      form: phrase(
        `(?:us|u\\.s\\.|uk|eu|${NATIONALITY}) (?:citizens|nationals|passport holders) (?:only|preferred)`,
        `${NATIONALITY}s? only|locals only|(?:american|native|us|uk)-born(?: (?:candidates?|applicants?|citizens?|only|preferred))?`,
        '(?:must|should) (?:be|have been) born in \\w{1,20}',
        `(?:no|without|free of) (?:an? |any )?(?:foreign |strong |heavy |thick |noticeable )?accents?(?! (?:wall|colou?rs?|marks?|chairs?|lighting))`,
        `(?:must|should) be of ${NATIONALITY} (?:origin|descent|nationality)`,
      ),
      unless: phrase('security clearance|clearance|export control|itar|required by law'),
      why: 'An origin, a nationality or an accent is asked for or shut out.',
      confidence: 0.85,
    },
  ],
  examples: [
    '[[US citizens only]].',
    'Receptionist [[without an accent]] wanted.',
    'Applicants [[must be of German origin]].',
    'US citizens only, since the work needs a security clearance.',
    'Goods carry certificates of origin; she was born in Leeds.',
    'We employ people regardless of nationality; an accent wall brightens the room.',
  ],
});
