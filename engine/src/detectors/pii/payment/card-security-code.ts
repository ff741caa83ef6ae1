import type { PlaceDetector } from '#engine/detector.ts';
import { groupAt } from '#engine/text/labelled-value.ts';

/** Between the name of the code and its digits. */
const CODE =
  /(?: (?:of|on) (?:the|my|his|her|your|our) card)?(?: (?:are|is|being|was|reads?) | ?[:=-] ?| (?=\d{3}(?!\d)))(\d{3,4})(?![\p{L}\d%]|[.,/:-]\d)/iuy;
/** A code of this name is also sent for a login, so that the number of the card must be stated. */
const NAMED = /^(?:card |sec(?:urity)? |verification )/i;
const CARD_NUMBER = /(?:\d{4}[ -]?){3}\d{1,7}/;
const CARD = /(?<!\p{L})(?:card|visa|mastercard|amex|american express|maestro)(?!\p{L})/iu;

export const cardSecurityCode: PlaceDetector = {
  scope: 'place',
  id: 'card-security-code',
  typeName: 'Card security code',
  category: 'pii',
  description:
    'The security code of a payment card, where the text states it and refers to a card.',
  severity: 'high',
  isSensitive: true,
  recommendation:
    'Remove the security code, because it must not be stored after a payment is authorized.',
  legalReference: { law: 'PCI DSS 4.0', article: 'Req. 3.3' },
  triggers: [
    'digits on the back',
    'number on the back',
    'numbers on the back',
    'code on the back',
    'last three digits',
    '3 digits',
    'three digits',
    'digits on the reverse',
    'security code',
    'sec code',
    'card code',
    'verification code',
    'card verification number',
  ],
  reach: { before: 160, after: 40 },
  examples: [
    'Use my Visa, the three digits on the back are [[319]].',
    'Card on file, and the number on the back of the card is [[4417]]',
    'My card is 5500000000000004 04/29 and the 3 digits are [[731]]',
    'Visa 4532 0136 9425 6076, security code: [[902]]; my visa 4532013694256076, the numbers on the back [[902]]',
    'The security code is 4417, sent to the holder of the card. A card of 2019 with three digits on the back 2019.',
    'The card has three digits on the back: ask for them.',
    'The number on the back of the shirt is 319; the last three digits are 552.',
  ],
  verify({ text, start, end }) {
    const code = groupAt(text, end, CODE);
    const before = text.slice(0, code?.start);
    const isNamed = NAMED.test(text.slice(start, end));
    if (code === undefined || !(isNamed ? CARD_NUMBER : CARD).test(before)) return undefined;
    const shown = text.slice(start, end).replaceAll(/\s{1,20}/g, ' ');
    const why = `A few digits follow “${shown}” in a text about a card.`;
    return { start: code.start, end: code.end, confidence: 0.85, why };
  },
};
