import type { PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { valueAfterLabel } from '#engine/text/labeled-value.ts';

import { IBAN_LENGTHS } from './iban-lengths.ts';

const FORM = /[A-Z]{4} ?[A-Z]{2} ?[A-Z\d]{2}(?: ?[A-Z\d]{3})?(?![\p{L}\d])/uy;
/** Countries with SWIFT banks that issue no IBANs. */
const FURTHER_COUNTRIES =
  'US CA AU NZ JP CN HK SG IN KR MX ZA TH MY ID PH VN AR CL CO PE NG KE MA TW'.split(' ');
const COUNTRIES = new Set([...IBAN_LENGTHS.keys(), ...FURTHER_COUNTRIES]);

export const bic: PlaceDetector = {
  scope: 'place',
  id: 'bic',
  typeName: 'BIC (SWIFT code)',
  category: 'pii',
  description: 'A bank identifier under ISO 9362: a code that includes a country, after its label.',
  severity: 'low',
  recommendation: 'Remove the bank code together with the account number it belongs to.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: ['bic', 'swift', 'swift code', 'swift/bic', 'bic/swift', 'bic code'],
  examples: [
    'IBAN DE89 3704 0044 0532 0130 00, BIC [[COBADEFFXXX]]',
    'SWIFT code: [[DEUTDEFF]]',
    'The SWIFT RESPONSE of the bank pleased BIC CUSTOMERS.',
    'BIC: COBAZZFFXXX names no country.',
    'COBADEFFXXX without a label',
  ],
  verify(place) {
    const found = valueAfterLabel(place, FORM);
    if (found === undefined || !COUNTRIES.has(found.value.replaceAll(' ', '').slice(4, 6)))
      return undefined;
    return {
      start: found.start,
      end: found.end,
      confidence: 0.9,
      why: 'A bank code that includes a country follows its label.',
    };
  },
};
