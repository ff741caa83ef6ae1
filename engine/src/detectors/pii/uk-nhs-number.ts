import { weightedSum } from '#engine/checksums/weighted-sum.ts';
import type { PlaceDetector } from '#engine/detector.ts';
import { nearby } from '#engine/text/nearby.ts';
import { phrase } from '#engine/text/phrase.ts';

const CONTEXT = phrase('nhs', 'national health', 'patient', 'gp', 'hospital', 'surgery', 'clinic');

export const ukNhsNumber: PlaceDetector = {
  scope: 'place',
  id: 'uk-nhs-number',
  typeName: 'NHS number',
  category: 'pii',
  description: 'A UK health service number whose check digit holds, beside words such as “NHS”.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Remove the NHS number.',
  legalReference: { law: 'UK GDPR', article: 'Art. 9' },
  triggers: ['### ### ####', '###-###-####', '##########'],
  reach: { before: 64, after: 44 },
  examples: [
    'NHS number [[943 476 5919]]',
    'NHS No: [[9434765919]]',
    'NHS number 943 476 5918 fails its check digit.',
    'Call 943 476 5919 for details.',
  ],
  verify(place) {
    const { text, start, end } = place;
    const word = nearby(place, place, CONTEXT);
    if (word === undefined || !isNhsNumber(text.slice(start, end).replaceAll(/\D/g, ''))) {
      return undefined;
    }
    const why = `Ten digits whose check digit holds, beside “${word}”.`;
    return { start, end, confidence: 0.97, why };
  },
};

/** Modulus 11 (NHS Data Dictionary); a remainder that would need the digit 10 is not used. */
function isNhsNumber(digits: string): boolean {
  const check = (11 - (weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return check === Number(digits[9]);
}
