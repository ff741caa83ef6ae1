import { labelledIdentifier } from './labelled-identifier.ts';

export const nationalIdNumber = labelledIdentifier({
  id: 'national-id-number',
  typeName: 'Identity number',
  description:
    'The identity number of a person of any country, behind a label such as “national ID”.',
  recommendation: 'Remove the identity number.',
  legalReference: { law: 'GDPR', article: 'Art. 87' },
  triggers: (
    'national id|national id number|national identification number|national identity number|' +
    'identity card number|identity card no|id card number|id card no|citizen id|' +
    'citizenship number|personal identification number|residence permit no|' +
    'residence permit number|a-number|alien number|alien registration number|uscis number|i-94|' +
    'i-94 number|i-94 no|admission number|admission no|visa number|visa no|' +
    'sss no|sss number|ssnit|ssnit no|ssnit number|philhealth|philhealth no|philhealth number|pag-ibig no|pag-ibig mid|' +
    'gsis no|umid|uan|uan no|pf number|epf no|epic no|nin no|' +
    'personalausweisnummer|pps number|pps no|ppsn|pps no.|número de identidad|cédula'
  ).split('|'),
  form: /(?=[A-Z]{0,4}[- ]?\d)(?=(?:[A-Z\d][-/. ]?){6,18}(?![A-Z\d]))[A-Z\d]{1,14}(?:[-/. ][A-Z\d]{1,10}){0,4}(?![\p{L}\d]|[.,/]\d)/uy,
  examples: [
    'National ID: [[8203-114-0925]]',
    'Identity card no. [[AB4482913]], visa number [[20231187]]',
    'A-Number [[A204-551-873]]',
    'A-Number:      [[A 214-883-097]]\nI-94 no.:      [[H4K02918R6A]]',
    'PPS number [[7364921KA]]',
    'SSS no. [[34-1827365-9]]    PhilHealth [[19-025834716-2]]; UAN [[100482917365]]',
    'SSNIT [[C018203040011]]; SSNIT pays the pension of 1992.',
    'PhilHealth pays 12 of 30 days; the SSS no. is due in 2024.',
    'The national id is missing; visa no. 12 is due.',
    'National ID cards of 30 countries',
  ],
});
