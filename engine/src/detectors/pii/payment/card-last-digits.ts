import type { PlaceDetector } from '#engine/detector.ts';
import { GDPR } from '#engine/laws.ts';
import { groupAt } from '#engine/text/labeled-value.ts';

/** `last four of the card on file (7732)` */
const OF_CARD =
  /(?: digits)? (?:of|on|for) (?:(?:the|his|her|my|your|their) )?(?:[a-z]{3,10} )?card(?: on file| number| used)?(?: is| are| was|:)? ?\(?(\d{4})(?![\p{L}\d%]|[.,/:-]\d)/iuy;
const DIGITS = / (?:in |with |on )?[*x•.]{0,4} ?(\d{4})(?![\p{L}\d%]|[.,/:-]\d)/iuy;

export const cardLastDigits: PlaceDetector = {
  scope: 'place',
  id: 'card-last-digits',
  typeName: 'Last four digits of a payment card',
  category: 'pii',
  description: 'The last four digits of a payment card after words such as “card ending”.',
  severity: 'low',
  recommendation: 'Keep the digits only if readers must know which card was used.',
  legalReference: { law: GDPR, article: 'Art. 5(1)(c)' },
  triggers: (
    'card ending|card ends|card that ends|visa ending|mastercard ending|amex ending|' +
    'maestro ending|debit ending|credit ending|last four|last 4'
  ).split('|'),
  reach: { before: 1, after: 60 },
  // The last four of anything else are mentioned more often.
  glance: (text, start, end) =>
    !/^last/i.test(text.slice(start, end)) || /\bcard\b/i.test(text.slice(end, end + 40)),
  examples: [
    'The card ending [[4471]] was declined, not the Visa ending in [[0092]].',
    'Card ending **** [[4471]]',
    'The card ends in 2.5 days; a card ending 20 games in a row.',
    'The last four of the card on file ([[7732]]), last 4 digits of his debit card: [[0092]].',
    'In the last four years of the card 2024 was best; the last four of the card deck.',
    'Card ending soon, 4471 of them.',
  ],
  verify({ text, start, end }) {
    const form = /^last/i.test(text.slice(start, end)) ? OF_CARD : DIGITS;
    const digits = groupAt(text, end, form);
    if (digits === undefined) return undefined;
    const why = 'The text gives four digits as the end of a card number.';
    return { start: digits.start, end: digits.end, confidence: 0.8, why };
  },
};
