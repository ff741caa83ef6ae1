import type { PlaceDetector } from '../detector.ts';

const FORM =
  /(?<![\p{L}\d:-])[\da-f]{2}([:-])[\da-f]{2}(?:\1[\da-f]{2}){4}(?![\p{L}\d]|\1[\da-f])/iu;
/** A separator and a hexadecimal digit; the address begins two characters before its first separator. */
const TRIGGERS = [':', '-'].flatMap((mark) =>
  '#abcdef'.split('').map((digit) => `*${mark}${digit}*`),
);

export const macAddress: PlaceDetector = {
  scope: 'place',
  id: 'mac-address',
  typeName: 'MAC address',
  category: 'pii',
  description: 'The hardware address of a network card: six pairs of hexadecimal digits.',
  severity: 'low',
  recommendation: 'Remove the hardware address.',
  legalReference: { law: 'GDPR', article: 'Recital 30' },
  triggers: TRIGGERS,
  reach: { before: 3, after: 17 },
  examples: [
    'Network card [[00:00:5E:00:53:AF]]',
    'MAC [[3c-d9-2b-5f-00-a1]], port 4',
    'At 10:20:30 and 10:20:30:40:50:60:70 nothing happened.',
    'Order 12-34-56-78-90 of 2024-11-21, decade-de-de-de',
  ],
  verify({ text }) {
    const found = FORM.exec(text);
    if (found === null || !/[a-f]|00/i.test(found[0])) return undefined;
    return {
      start: found.index,
      end: found.index + found[0].length,
      confidence: 0.9,
      why: 'Six pairs of hexadecimal digits in the form of a hardware address.',
    };
  },
};
