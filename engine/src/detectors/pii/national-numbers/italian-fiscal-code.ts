import type { PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';

const FORM =
  /(?<![\p{L}\d])[A-Z]{6}[\dLMNP-V]{2}[ABCDEHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z](?![\p{L}\d])/iu;
/** The offset of the year of birth within the code. */
const YEAR_OFFSET = 6;
/** The values of the characters 0–9 and A–Z at odd positions (Decreto ministeriale 23/12/1976). */
const ODD_VALUES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8,
  12, 14, 16, 10, 22, 25, 24, 23,
];

export const italianFiscalCode: PlaceDetector = {
  scope: 'place',
  id: 'italian-fiscal-code',
  typeName: 'Italian fiscal code',
  category: 'pii',
  description: 'An Italian codice fiscale with a valid check letter.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Remove the fiscal code.',
  legalReference: { law: GDPR, article: 'Art. 87' },
  triggers: 'ABCDEHLMPRST'.split('').map((month) => `*##${month}*`),
  reach: { before: 7, after: 12 },
  examples: [
    'Codice fiscale: [[RSSMRA85T10A562S]]',
    'C.F. [[mrtmtt91d08f205j]]',
    'RSSMRA85T10A562T fails its check letter.',
    'Part XRSSMRA85T10A562S and room 12A',
  ],
  verify({ text, start }) {
    const found = FORM.exec(text);
    if (found === null || found.index !== start - YEAR_OFFSET || !isFiscalCode(found[0])) {
      return undefined;
    }
    return {
      start: found.index,
      end: found.index + found[0].length,
      confidence: 0.97,
      why: 'Sixteen characters encode name, birth date and place, and the check letter is valid.',
    };
  },
};

function isFiscalCode(value: string): boolean {
  const [...characters] = value.toUpperCase();
  const sum = characters.slice(0, 15).reduce((total, character, index) => {
    const place = Number.parseInt(character, 36);
    const evenValue = place < 10 ? place : place - 10;
    return total + (index % 2 === 0 ? (ODD_VALUES[place] ?? 0) : evenValue);
  }, 0);
  return String.fromCharCode(0x41 + (sum % 26)) === characters[15];
}
