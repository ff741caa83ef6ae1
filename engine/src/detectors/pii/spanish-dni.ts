import type { PlaceDetector } from '#engine/detector.ts';

const FORM = /(?:\d{8}|[XYZ][ -]?\d{7})[ -]?[A-Z](?![\p{L}\d])/iuy;
const CHECK_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

export const spanishDni: PlaceDetector = {
  scope: 'place',
  id: 'spanish-dni',
  typeName: 'Spanish identity number',
  category: 'pii',
  description: 'A Spanish DNI or NIE whose check letter holds.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Remove the identity number.',
  legalReference: { law: 'GDPR', article: 'Art. 87' },
  triggers: [
    '########*',
    'X#######*',
    'Y#######*',
    'Z#######*',
    'X-#######*',
    'Y-#######*',
    'Z-#######*',
  ],
  reach: { before: 1, after: 14 },
  examples: [
    'DNI [[12345678Z]]',
    'NIE: [[X1234567L]] y DNI [[12345678-z]]',
    'DNI 12345678A, NIE X1234567M',
    'Pedido 12345678 Zaragoza, ref 12345678ZZ',
  ],
  verify({ text, start }) {
    FORM.lastIndex = start;
    const written = FORM.exec(text)?.[0];
    if (written === undefined || !isDni(written.replaceAll(/[ -]/g, '').toUpperCase())) {
      return undefined;
    }
    return {
      start,
      end: start + written.length,
      confidence: 0.9,
      why: 'A number with the check letter that Spanish identity numbers have.',
    };
  },
};

/** The letter is chosen by the remainder by 23; X, Y and Z of a NIE count as 0, 1 and 2. */
function isDni(value: string): boolean {
  const number = value.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return CHECK_LETTERS[Number(number) % 23] === value.at(-1);
}
