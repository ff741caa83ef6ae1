import type { PlaceDetector } from '#engine/detector.ts';
import { groupAt } from '#engine/text/labelled-value.ts';

const DIGITS = / (?:in |with |on )?[*x•.]{0,4} ?(\d{4})(?![\p{L}\d%]|[.,/:-]\d)/iuy;

export const cardLastDigits: PlaceDetector = {
  scope: 'place',
  id: 'card-last-digits',
  typeName: 'Last digits of a card',
  category: 'pii',
  description: 'The last four digits of a payment card behind words such as “card ending”.',
  severity: 'low',
  recommendation: 'Keep the digits only where somebody must tell which card was used.',
  legalReference: { law: 'PCI DSS 4.0', article: 'Req. 3.4' },
  triggers: (
    'card ending|card ends|card that ends|visa ending|mastercard ending|amex ending|' +
    'maestro ending|debit ending|credit ending'
  ).split('|'),
  reach: { before: 1, after: 40 },
  examples: [
    'The card ending [[4471]] was declined, not the Visa ending in [[0092]].',
    'Card ending **** [[4471]]',
    'The card ends in 2.5 days; a card ending 20 games in a row.',
    'Card ending soon, 4471 of them.',
  ],
  verify({ text, end }) {
    const digits = groupAt(text, end, DIGITS);
    if (digits === undefined) return undefined;
    const why = 'Four digits that a card is said to end with.';
    return { start: digits.start, end: digits.end, confidence: 0.8, why };
  },
};
