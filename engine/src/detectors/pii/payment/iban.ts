import { mod97 } from '#engine/checksums/mod97.ts';
import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { readColumnValues } from '#engine/tables/table-column.ts';
import { acrossLines } from '#engine/text/across-lines.ts';
import type { Span } from '#engine/vocabulary.ts';

import { IBAN_LENGTHS } from './iban-lengths.ts';
import { isSampleAccount } from './sample-iban.ts';

const MAX_WRITTEN_LENGTH = 48;

export const iban: PlaceDetector = {
  scope: 'place',
  id: 'iban',
  typeName: 'IBAN',
  category: 'pii',
  description:
    'An international bank account number with a valid country and length, and valid check digits or a label.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Remove the account number or share it through a secure channel.',
  legalReference: { law: GDPR, article: 'Art. 4(1)' },
  triggers: ['iban', ...[...IBAN_LENGTHS.keys()].map((country) => `${country}##*`)],
  reach: { before: 600, after: 96 },
  examples: [
    'IBAN: [[DE89 3704 0044 0532 0130 00]].',
    'Pay to [[GB82WEST12345698765432]] or [[fr1420041010050500013M02606]]',
    'Pay to IBAN [[GB29 NWBK 6016\n1331 9268 19]] now.',
    'Konto [[NL91-ABNA-0417-1643-00]], Amsterdam',
    '[[BI42 1000 0100 0100 0033 2045 181]], [[DJ21 0001 0000 0001 5400 0100 186]], [[FK88SC123456789012]]',
    '[[HN88CABF00000000000250005469]], [[MN121234123456789123]], [[NI45BAPR00000013000003558124]]',
    '[[OM810180000001299123456]], [[RU0304452522540817810538091310419]], [[SD2129010501234001]]',
    '[[SO211000001001000100141]], [[YE15CBYE0001018861234567891234]]; SO211000001001000100142 is none.',
    'No  Name     IBAN\n1   Aasheim  [[NO93 8601 1117 947]]\n2   Haile    [[NO21 1503 2208 816]]\n\nIBAN: [[DE88 3704 0044 0532 0130 00]]',
    'DE88 3704 0044 0532 0130 00 fails its check digits, as does GB29 NWBK 6016\n1331 9268 18.',
    '### Example response\n\n{\n  "holder": "none",\n  "iban": "[[NL91ABNA0417164300]]"\n}',
    'Model DE89 37 and flight NO12 345 are no accounts.',
    'GB82WEST12345698765432999 is too long.',
  ],
  readList: numbersBelow,
  verify: acrossLines(({ text, start }) => {
    const length = IBAN_LENGTHS.get(text.slice(start, start + 2).toUpperCase());
    if (length === undefined) return undefined;
    const end = endOfCharacters(text, start, length);
    if (end === undefined || /[\p{L}\d]/u.test(text.charAt(end))) return undefined;
    const value = text.slice(start, end).replaceAll(/[^0-9A-Za-z]/g, '');
    const letters = value.slice(2).replaceAll(/\d/g, '');
    if (letters !== letters.toUpperCase() && letters !== letters.toLowerCase()) return undefined;
    if (!areCheckDigitsRight(value))
      return isLabeled(text, start) ? mistypedIban({ start, end }) : undefined;
    return {
      start,
      end,
      confidence: 0.99,
      ...(isSampleAccount(text, { start, end }, value)
        ? {
            why: 'The number is published as an example, and the text says that it is one.',
            isInformational: true,
          }
        : {
            why: `The value has the length of an IBAN of ${value.slice(0, 2).toUpperCase()}, and its check digits are valid.`,
          }),
    };
  }),
};

/** The end of `count` letters and digits, with single spaces and hyphens between them. */
function endOfCharacters(text: string, start: number, count: number): number | undefined {
  let left = count;
  for (let index = start; index < Math.min(text.length, start + MAX_WRITTEN_LENGTH); index += 1) {
    if (/[0-9A-Za-z]/.test(text.charAt(index))) left -= 1;
    else if (!/[ \u00a0-]/.test(text.charAt(index)) || /[ \u00a0-]/.test(text.charAt(index - 1))) {
      return undefined;
    }
    if (left === 0) return index + 1;
  }
  return undefined;
}

function areCheckDigitsRight(value: string): boolean {
  return mod97(value.slice(4) + value.slice(0, 4)) === 1;
}

function isLabeled(text: string, start: number): boolean {
  return /(?<!\p{L})iban(?: (?:no|number))?[:. ]{1,4}$/iu.test(text.slice(0, start));
}

/** After a label, a number with invalid check digits is a typo. */
function mistypedIban(span: Span): Match {
  const why = 'An account number follows its label, although its check digits are invalid.';
  return { start: span.start, end: span.end, confidence: 0.75, why };
}

const IN_COLUMN = /[A-Z]{2}\d{2}(?:[ -]?[A-Z\d]{2,4}){3,8}(?![A-Za-z\d])/y;

/** Numbers in a column whose check digits are invalid; valid ones need no label. */
function numbersBelow(place: Place): Match[] {
  const { text, start, end } = place;
  if (text.slice(start, end).toLowerCase() !== 'iban') return [];
  return readColumnValues(place, IN_COLUMN)
    .filter(({ value }) => {
      const number = value.replaceAll(/[^A-Z\d]/g, '');
      return IBAN_LENGTHS.get(number.slice(0, 2)) === number.length && !areCheckDigitsRight(number);
    })
    .map(mistypedIban);
}
