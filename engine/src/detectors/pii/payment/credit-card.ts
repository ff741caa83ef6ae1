import { isGtinValid } from '#engine/checksums/gtin.ts';
import { isLuhnValid } from '#engine/checksums/luhn.ts';
import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { PCI_DSS } from '#engine/laws.ts';
import { phrase } from '#engine/phrases/phrase.ts';
import { acrossLines } from '#engine/text/across-lines.ts';
import { findNearby } from '#engine/text/find-nearby.ts';
import { type LabeledValue, valueAt } from '#engine/text/labeled-value.ts';
import { clearAfterReading } from '#engine/text/text-caches.ts';
import type { Span } from '#engine/vocabulary.ts';

import { isTestCard } from './test-card.ts';

const NUMBER = /(?<![\w.+-])\d{4}([ -]?)\d{2,6}(?:\1\d{2,7}){1,3}(?![\w-]|\.\d)/y;
const PLAIN = /(?<![\w.+-])\d{12,19}(?![\w-]|\.\d)/y;
/** The groups of a printed card, after which a date or another number may stand. */
const PRINTED =
  /(?<![\w.+-])(?<!\d )(?:\d{4}([ -])\d{4}\1\d{4}\1\d{4}|\d{4}([ -])\d{6}\2\d{4,5})(?![\w-]|\.\d|[ -]\d{4}(?:[ -]\d|\b(?! ?\d)))/y;
const FORMS = [PLAIN, NUMBER, PRINTED];
/** Near these words, a number of a card's length needs no known issuer. */
const CONTEXT = phrase(
  '(?:credit|debit|payment|bank)? ?cards?',
  'cc|card number|kreditkarte|carte|tarjeta|visa|mastercard|maestro|amex',
);

/** Words for the number of an article, whose check digit is another than a card's. */
const OF_ARTICLE = phrase(
  '(?:ean|gtin|upc|isbn|jan)(?:[ _-]?1[34])?|bar ?codes?|article (?:no|number)|item code',
);

/** Issuers' prefixes and lengths, from ISO/IEC 7812 and the issuers' public tables. */
const ISSUERS: readonly (readonly [name: string, form: RegExp])[] = [
  ['Visa', /^4(?:\d{12}|\d{15}|\d{18})$/],
  ['Mastercard', /^(?:5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/],
  ['American Express', /^3[47]\d{13}$/],
  ['Discover', /^6(?:011|5\d\d|4[4-9]\d)\d{12}$/],
  ['Diners Club', /^3(?:0[0-59]|[689]\d)\d{11}$/],
  ['JCB', /^35(?:2[89]|[3-8]\d)\d{12}$/],
  ['UnionPay', /^62\d{14,17}$/],
  ['Maestro', /^(?:5018|5020|5038|6304|6759|676[123])\d{8,15}$/],
];

/** The range of their first digits, as character codes. */
const MIN_PREFIX = 0x32;
const HIGHEST_PREFIX = 0x36;

/** How the numbers of cards are grouped, as triggers. */
export const CARD_PICTURES: readonly string[] = [
  '#### #### ####*',
  '####-####-####*',
  '#### ###### #*',
  '####-######-#*',
  '############*',
];

/** The latest number: several detectors in turn look at the same place. */
let latest: { readonly text: string; readonly offset: number; number?: LabeledValue } | undefined;
clearAfterReading(() => (latest = undefined));

/** The number of a card of a known issuer at an offset, with a valid check digit. */
export function cardNumberAt(text: string, offset: number): LabeledValue | undefined {
  if (!mayBeIssued(text.charCodeAt(offset))) return undefined;
  if (latest?.offset !== offset || latest.text !== text) {
    latest = { text, offset, ...issuedNumberAt(text, offset) };
  }
  return latest.number;
}

function issuedNumberAt(text: string, offset: number): { number: LabeledValue } | undefined {
  for (const form of FORMS) {
    const number = valueAt(text, offset, form);
    if (number !== undefined && isIssued(digitsOf(number.value))) return { number };
  }
  return undefined;
}

export const creditCard: PlaceDetector = {
  scope: 'place',
  id: 'credit-card',
  typeName: 'Payment card number',
  category: 'pii',
  description:
    "A payment card number with an issuer's prefix and length, and a valid check digit or, in four groups of four, a label. A published number in a text on tests raises no flag.",
  severity: 'high',
  isSensitive: true,
  recommendation: 'Remove the card number or keep only its last four digits.',
  legalReference: { law: PCI_DSS, article: 'Req. 3.5.1' },
  triggers: CARD_PICTURES,
  reach: { before: 600, after: 300 },
  examples: [
    'Card [[4111 1111 1111 1111]], valid thru 12/29.',
    'Test cards: use [[4242 4242 4242 4242]] in the sandbox; [[4000 0000 0000 0002]] is always declined.',
    'Amex [[3782-822463-10005]]; Mastercard [[5555555555554444]].',
    'Diners [[3056 930902 5904]], Visa [[4111 1111\n1111 1111]]',
    'Please block card no [[180051662803027]].',
    'Card on file:  [[4539 7782 0146 3391]]   exp 08/27',
    'Card [[5555 5555 5555 4444]] 11/28 737; Amex [[3782 822463 10005]] 05/27, taken [[4111 1111 1111 1111]] 12 October.',
    'IBAN RS35 2600 0560 1001 6113 70. Ledger 4111 1111 1111 1111 2044 1187 and 4111 1111 1111 1112 11/28 of 3782 822463 10006 05/27.',
    '## Test cards\n\n| Number | What happens |\n|--------|--------------|\n| [[4242 4242 4242 4242]] | the payment goes through at once |\n| [[4000 0000 0000 0002]] | the payment is refused by the bank |\n| [[5555 5555 5555 4444]] | the payment goes through at once |\n| [[3782 822463 10005]] | the payment goes through at once |',
    'The number 4111 1111 1111 1112 fails its check digit.',
    'Order 1234567890123452 has no issuer, nor has 0000 0000 0000 0000.',
    'sku;ean;text\n118;4000000000006;hinge\n119;4000000000105;bolt\n120;4000000000204;latch',
    'Credit card [[4000000000006]] of the guest; gift card in the shop, EAN 4000000000006.',
    'The seed script makes up 40 shoppers, who all pay with [[4111 1111 1111 1111]].',
    'Tracking 41111111111111111111111 is too long, as is ref-4111111111111111-2.',
  ],
  verify: acrossLines((place) => {
    const { text, start } = place;
    const found =
      cardNumberAt(text, start) ?? valueAt(text, start, PLAIN) ?? valueAt(text, start, NUMBER);
    if (found === undefined) return undefined;
    const digits = digitsOf(found.value);
    const span = { start, end: found.end };
    if (!isLuhnValid(digits)) return mistypedCard(text, found);
    const issuer = issuerOf(digits);
    if (isTestCard(text, span, digits)) return { ...span, ...FOR_TESTS };
    if (mayBeArticle(place, span, found.value)) return undefined;
    if (issuer !== undefined) {
      const why = `The number has the prefix and length of ${issuer.startsWith('A') ? 'an' : 'a'} ${issuer} card, and its check digit is valid.`;
      return { ...span, confidence: 0.98, why };
    }
    const word = digits.startsWith('0000') ? undefined : findNearby(place, span, CONTEXT);
    if (word === undefined) return undefined;
    const why = `The number has the length of a card number and a valid check digit, and appears near “${word}”.`;
    return { ...span, confidence: 0.85, why };
  }),
};

/** Hardly any card has thirteen or fourteen digits today, as the numbers of articles have. */
function mayBeArticle(place: Place, span: Span, written: string): boolean {
  if (!isGtinValid(written)) return false;
  return (
    OF_ARTICLE.test(place.text.slice(Math.max(0, span.start - 60), span.start)) ||
    findNearby(place, span, CONTEXT) === undefined
  );
}

const FOR_TESTS = {
  confidence: 0.9,
  severity: 'low',
  isInformational: true,
  why: 'Payment providers publish this number for tests, and the text says so.',
} as const;

function digitsOf(written: string): string {
  return written.replaceAll(' ', '').replaceAll('-', '');
}

function mayBeIssued(first: number): boolean {
  return first >= MIN_PREFIX && first <= HIGHEST_PREFIX;
}

function isIssued(digits: string): boolean {
  return issuerOf(digits) !== undefined && isLuhnValid(digits);
}

function issuerOf(digits: string): string | undefined {
  if (!mayBeIssued(digits.charCodeAt(0))) return undefined;
  return ISSUERS.find(([, form]) => form.test(digits))?.[0];
}

/** Labels of a card number. */
const CARD_LABEL =
  /(?<![\p{L}])(?:card|visa|mastercard|amex)(?: (?:on file|number|no\.?|details|used|ending))?[ \t]{0,3}[:#=][ \t]{0,12}$/iu;
const IN_FOURS = /^[3-6]\d{3}([ -])\d{4}\1\d{4}\1\d{4}$/;

/** A number with an invalid check digit under a card label: it may contain a typo. */
function mistypedCard(text: string, { start, end, value }: LabeledValue): Match | undefined {
  if (!IN_FOURS.test(value) || !CARD_LABEL.test(text.slice(0, start))) return undefined;
  const why = 'A number in four groups follows a card label, although its check digit is invalid.';
  return { start, end, confidence: 0.7, why };
}
