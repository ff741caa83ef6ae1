import { weightedSum } from '#engine/checksums/weighted-sum.ts';
import type { PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { valueAfterLabel } from '#engine/text/labeled-value.ts';

const FORM = /[A-HJ-NPR-Z\d]{17}(?![\p{L}\d])/iuy;
/** The values of the letters A to Z, and the weights by position (49 CFR § 565.15). */
const LETTER_VALUES = '12345678012345070923456789';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

export const vehicleVin: PlaceDetector = {
  scope: 'place',
  id: 'vehicle-vin',
  typeName: 'Vehicle identification number',
  category: 'pii',
  description: 'A 17-character vehicle identification number after its label.',
  severity: 'low',
  recommendation: 'Remove the vehicle identification number or shorten it to its model section.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: 'vin|vehicle identification|fin|chassis|fahrgestellnummer'.split('|'),
  examples: [
    'VIN: [[1M8GDM9AXKP042788]]',
    'Chassis no. [[WVWZZZ1JZXW000001]]',
    'VIN 1M8GDM9AXKP04278 is too short, VIN 1M8GDM9AIKP042788 has a letter that VINs have not.',
    'Vin rouge 1M8GDM9AXKP042788',
  ],
  verify(place) {
    const found = valueAfterLabel(place, FORM);
    if (found === undefined || !/\d{3}/.test(found.value)) return undefined;
    const isChecked = hasCheckDigit(found.value.toUpperCase());
    return {
      start: found.start,
      end: found.end,
      confidence: isChecked ? 0.98 : 0.85,
      why: `Seventeen characters valid in a VIN follow a label${isChecked ? ', and the check digit is valid' : ''}.`,
    };
  },
};

/** North American vehicles have a check digit; others need not. */
function hasCheckDigit(value: string): boolean {
  const digits = value.replaceAll(
    /[A-Z]/g,
    (letter) => LETTER_VALUES[letter.charCodeAt(0) - 0x41] ?? '0',
  );
  const remainder = weightedSum(digits, WEIGHTS) % 11;
  return value[8] === (remainder === 10 ? 'X' : String(remainder));
}
