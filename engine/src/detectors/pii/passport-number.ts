import { labelledIdentifier } from './labelled-identifier.ts';

export const passportNumber = labelledIdentifier({
  id: 'passport-number',
  typeName: 'Passport number',
  description: 'A number of six to nine characters behind the word “passport”.',
  recommendation: 'Remove the passport number.',
  legalReference: { law: 'GDPR', article: 'Art. 87' },
  triggers: 'passport|reisepass|reisepassnummer|passeport|pasaporte|passaporto'.split('|'),
  form: /(?=[A-Z]{0,3}\d)(?!(?:19|20)\d\d(?![A-Z\d]))[A-Z\d]{6,9}(?![\p{L}\d/-])/uy,
  examples: [
    'Passport No.: [[C01234567]]',
    'holder of US passport number [[533380006]], valid to 2031',
    'His passport no. is [[X1234567]].',
    'The passport expires in 2031; passport control is at gate 12.',
    'Passport renewal costs 123456 in local money.',
    'Passport 2031/12',
  ],
});
