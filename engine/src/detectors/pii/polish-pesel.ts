import { weightedSum } from '#engine/checksums/weighted-sum.ts';
import type { PlaceDetector } from '#engine/detector.ts';
import { nearby } from '#engine/text/nearby.ts';
import { phrase } from '#engine/text/phrase.ts';

/** Year, month (with the century added to it) and day of birth, then five digits. */
const FORM = /^\d\d(?:[02468][1-9]|[13579][0-2])(?:0[1-9]|[12]\d|3[01])\d{5}$/;
const CONTEXT = phrase('pesel', 'nr ewidencyjny', 'polish (?:id|identity|national)', 'dowód', 'ur');

export const polishPesel: PlaceDetector = {
  scope: 'place',
  id: 'polish-pesel',
  typeName: 'Polish PESEL number',
  category: 'pii',
  description: 'A Polish PESEL: a date of birth and a check digit that holds, beside its name.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Remove the PESEL number.',
  legalReference: { law: 'GDPR', article: 'Art. 87' },
  triggers: ['###########'],
  reach: { before: 64, after: 52 },
  examples: [
    'PESEL: [[44051401359]]',
    'Jan, numer PESEL [[02070803628]], Kraków',
    'PESEL 44051401358 fails its check digit.',
    'Order 44051401359',
  ],
  verify(place) {
    const { text, start, end } = place;
    const digits = text.slice(start, end);
    const sum = weightedSum(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]);
    if (!FORM.test(digits) || sum % 10 !== 0 || nearby(place, place, CONTEXT) === undefined) {
      return undefined;
    }
    const why = 'A date of birth and a check digit that holds, beside the name of the number.';
    return { start, end, confidence: 0.97, why };
  },
};
