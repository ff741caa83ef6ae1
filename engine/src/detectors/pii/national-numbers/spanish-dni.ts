import type { PlaceDetector } from '#engine/detector.ts';
import { mistypedReader } from '#engine/detectors/pii/identifiers/mistyped.ts';
import { GDPR } from '#engine/laws.ts';
import { endOfMatchAt } from '#engine/text/match-at.ts';

const FORM = /(?:\d{8}|[XYZ][ -]?\d{7})[ -]?[A-Z](?![\p{L}\d])/iuy;
const CHECK_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const mistyped = mistypedReader(['dni', 'd.n.i', 'nie', 'nif', 'documento nacional de identidad']);

export const spanishDni: PlaceDetector = {
  scope: 'place',
  id: 'spanish-dni',
  typeName: 'Spanish identity number (DNI or NIE)',
  category: 'pii',
  description:
    'A Spanish DNI or NIE with a valid check letter, or with another letter directly after its label.',
  severity: 'high',
  isSensitive: true,
  recommendation: 'Remove the identity number.',
  legalReference: { law: GDPR, article: 'Art. 87' },
  triggers: [
    '########*',
    'X#######*',
    'Y#######*',
    'Z#######*',
    'X-#######*',
    'Y-#######*',
    'Z-#######*',
  ],
  reach: { before: 60, after: 14 },
  examples: [
    'DNI [[12345678Z]]',
    'NIE: [[X1234567L]] y DNI [[12345678-z]]',
    'DNI [[12345678A]], NIE n.º: [[X1234567M]]; her DNI [[47823156-K]] was copied.',
    'Lote 12345678A, ref. X1234567M, dni de 12345678 A',
    'Pedido 12345678 Zaragoza, ref 12345678ZZ',
  ],
  verify({ text, start }) {
    const end = endOfMatchAt(text, start, FORM);
    if (end === undefined) return undefined;
    const span = { start, end };
    const written = text.slice(start, end);
    if (!isDni(written.replaceAll(/[ -]/g, '').toUpperCase())) return mistyped(text, span);
    const why = 'The number has the check letter of a Spanish identity number.';
    return { ...span, confidence: 0.9, why };
  },
};

/** The letter is determined by the remainder modulo 23; X, Y and Z of an NIE count as 0, 1 and 2. */
function isDni(value: string): boolean {
  const number = value.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)));
  return CHECK_LETTERS[Number(number) % 23] === value.at(-1);
}
