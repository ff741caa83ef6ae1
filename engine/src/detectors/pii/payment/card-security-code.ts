import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { PCI_DSS } from '#engine/laws.ts';
import { readColumnValues } from '#engine/tables/table-column.ts';
import { isDigitAt } from '#engine/text/ascii.ts';
import { groupAt, type LabeledValue } from '#engine/text/labeled-value.ts';

import { DATE_BEHIND_NUMBER } from './card-expiry.ts';
import { CARD_PICTURES, cardNumberAt } from './credit-card.ts';
import { isOfTestCard } from './test-card.ts';

/** Between the name of the code and its digits. */
const CODE =
  /(?: (?:of|on) (?:the|my|his|her|your|our) card)?(?: (?:are|is|being|was|reads?) | ?[:=-] ?| (?=\d{3}(?!\d)))(\d{3,4})(?![\p{L}\d%]|[.,/:-]\d)/iuy;
/** A code of this name is also sent for a login, so that the number of the card must be stated. */
const NAMED = /^(?:card |sec(?:urity)? |verification )/i;
/** What American Express calls the code; customers have numbers of this name too. */
const OF_AMEX = /^(?:cid|4dbc)$/i;
const NUMBER_BEFORE = /(?:\d[ -]?){13,19}[^\d\n]{0,12}\d\d ?[/.-] ?\d{2,4}\)?[^\d\n]{0,12}$/;
const CARD_NUMBER = /(?:\d{4}[ -]?){3}\d{1,7}/;
const CARD = /(?<!\p{L})(?:card|visa|mastercard|amex|american express|maestro)(?!\p{L})/iu;

/** Names that only the codes of cards have; bodies with such a name meet in years. */
const OWN_NAMES = ['cvv', 'cvc', 'cvv2', 'cvc2', 'cvn', 'csc'];
const BEHIND_OWN_NAME =
  /(?: (?:code|number|no\.?))?(?: \(\p{L}{3,6}\))?(?: (?:is|was|reads))?(?:["']?[ ]?[:=|][ ]{0,3}|(?:[ ]?[–—(][ ]?|[ ]-[ ]|[ ]{1,3})(?!(?:19|20)\d\d(?!\d)))["'“]?(\d{3,4})(?![\p{L}\d%/:-]|[.,]\d| ?(?:mm|cm|kg|euros?|eur|gbp|usd|pounds|dollars|pieces|people|years|digits?|characters)(?!\p{L}))/iuy;
/** A card right before its code, which then needs neither a verb nor a colon. */
const CARD_BEFORE =
  /(?:\d[ -]?){13,19}(?:[ ,;(]{1,3}(?:exp(?:iry|ires)?\.?:? )?\d\d ?[/.-] ?\d{2,4}\)?)?[^\d\n]{0,40}$|\b(?:visa|mastercard|amex|maestro|(?:credit|debit|bank|company) card|expir(?:y|es)|exp\.?|valid (?:to|thru|until))\b[^\n]{0,40}$/i;
const BEHIND_NAME =
  /(?: \(\w{3}\))?(?: (?:is|was))?[ ]?[:=–-]?[ ]{0,3}(\d{3,4})(?![\w%/-]|[.,:]\d| ?\d)/iy;
/** The code behind the number and its date, at the end of what is said. */
const BEHIND_DATE =
  /\)?(?:[ ]{1,3}|[ ]?[,;|/][ ]?)(\d{3})(?=[ ]?(?:$|[\n,;.)](?!\d))| (?:over|by|via|taken|paid|please|thanks)(?!\w))/y;
const CELL = /\d{3,4}/y;

export const cardSecurityCode: PlaceDetector = {
  scope: 'place',
  id: 'card-security-code',
  typeName: 'Card security code',
  category: 'pii',
  description:
    'The security code of a payment card (CVV, CVC), after its name, or behind the number and the date of a card.',
  severity: 'high',
  isSensitive: true,
  recommendation:
    'Delete the security code here and in every copy: it may not be stored once a payment is authorized, not even encrypted.',
  legalReference: { law: PCI_DSS, article: 'Req. 3.3.1.2' },
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
    'security number',
    'verification number',
    'cid',
    '4dbc',
    ...OWN_NAMES,
    ...CARD_PICTURES,
  ],
  reach: { before: 160, after: 60 },
  examples: [
    'Paid by phone, cvv [[123]], CVV ([[789]]), CVC – [[555]] and cvv2 - [[4817]], "cvc": "[[417]]"',
    'CVC (2019), CVC - 2.5 and CVV 3-4 digits, a CVV (3 digits), CVV – 12, the CVC 2024 in Leeds; CVV is 400 characters.',
    'Card 5555 5555 5555 4444 11/28 [[737]]; Visa 4111 1111 1111 1111, 09/27, [[113]]',
    'Card 5555 5555 5555 4444 11/28 737 euros, 4111 1111 1111 1111 09/27 2 of 3; 4111 1111 1111 1112 09/27 113',
    'name,card,cvv\nJane Roe,4111111111111111,[[113]]\nJohn Doe,5555555555554444,[[737]]',
    'Card number 4532 0136 9425 6076 exp 04/27 verification code [[117]], security number [[902]]',
    'My card is 4532 0136 9425 6076 exp 04/27 and the numbers on the back [[902]]',
    'Your verification code is 902 characters; the security code: 902 is an error. The card needs a security code 3 digits long.',
    'Use my Visa, the three digits on the back are [[319]].',
    'Card on file, and the number on the back of the card is [[4417]]',
    'My card is 5500000000000004 04/29 and the 3 digits are [[731]]',
    'Visa 4532 0136 9425 6076, security code: [[902]]; my visa 4532013694256076, the numbers on the back [[902]]',
    'The security code is 4417, sent to the holder of the card. A card of 2019 with three digits on the back 2019.',
    'The card has three digits on the back: ask for them.',
    'ok 4242 4242 4242 4242 12/27 three digits [[771]]; 4242 4242 4242 4242, exp 12/27, code on the back [[772]]',
    'Amex 3714 496353 98431 exp 08/28  CID [[4417]]; CID 4417 is the customer, card holder CID: 4418, 2 of them',
    'The number on the back of the shirt is 319; the last three digits are 552.',
  ],
  verify: (place) => {
    const found = isNumber(place)
      ? behindDate(place)
      : isOwnName(place)
        ? behindOwnName(place)
        : behindName(place);
    return found && isOfTestCard(place.text, found.start)
      ? { ...found, isInformational: true }
      : found;
  },
  readList: (place) =>
    !isNumber(place) && isOwnName(place)
      ? readColumnValues(place, CELL).map((value) =>
          asMatch(value, 'stand in a column of such codes'),
        )
      : [],
};

/** Whether the trigger is the number of a card: no name of the code both begins and ends with a digit. */
function isNumber({ text, start, end }: Place): boolean {
  return isDigitAt(text, start) && isDigitAt(text, end - 1);
}

function isOwnName({ text, start, end }: Place): boolean {
  return OWN_NAMES.includes(text.slice(start, end).toLowerCase());
}

function behindOwnName(place: Place): Match | undefined {
  const code = groupAt(place.text, place.end, BEHIND_OWN_NAME);
  return code && asMatch(code, `follow “${place.text.slice(place.start, place.end)}”`);
}

function behindName({ text, start, end }: Place): Match | undefined {
  const isNamed = NAMED.test(text.slice(start, end));
  if (OF_AMEX.test(text.slice(start, end)) && !NUMBER_BEFORE.test(text.slice(0, start)))
    return undefined;
  const said = groupAt(text, end, CODE);
  const isOfCard = said && (isNamed ? CARD_NUMBER : CARD).test(text.slice(0, said.start));
  const code = isOfCard === true ? said : besideCard(text, start, end);
  const shown = text.slice(start, end).replaceAll(/\s{1,20}/g, ' ');
  return code && asMatch(code, `follow “${shown}” in a text about a card`);
}

function besideCard(text: string, start: number, end: number): LabeledValue | undefined {
  return CARD_BEFORE.test(text.slice(0, start)) ? groupAt(text, end, BEHIND_NAME) : undefined;
}

function behindDate({ text, start }: Place): Match | undefined {
  const number = cardNumberAt(text, start);
  const date = number && groupAt(text, number.end, DATE_BEHIND_NUMBER);
  const code = date && groupAt(text, date.end, BEHIND_DATE);
  return code && asMatch(code, 'stand behind the number of a card and its date');
}

function asMatch({ start, end }: LabeledValue, evidence: string): Match {
  return { start, end, confidence: 0.85, why: `A few digits ${evidence}.` };
}
