import type { Match, Place, PlaceDetector } from '#engine/detector.ts';
import { PCI_DSS } from '#engine/laws.ts';
import { readColumnValues } from '#engine/tables/table-column.ts';
import { isDigitAt } from '#engine/text/ascii.ts';
import { groupAt, valueAfterLabel } from '#engine/text/labeled-value.ts';
import type { Span } from '#engine/vocabulary.ts';

import { CARD_PICTURES, cardNumberAt } from './credit-card.ts';
import { isOfTestCard } from './test-card.ts';

const FORM = /(?:0[1-9]|1[0-2])(?: ?[/-] ?(?:20)?|(?=[2-4]\d(?!\d)))[2-4]\d(?![\d/-])/y;
/** Food, offers and passports expire too: a card must be mentioned before. */
const CARD =
  /(?:\d{4}[ -]?){3}\d{1,7}|\b3[47]\d{2} \d{6} \d{5}\b|\b(?:card|visa(?! (?:expir|valid|status|is|was|has|until|ends|good))|mastercard|amex|american express|debit|credit|cvv|cvc|maestro|tarjeta|carta di credito|carte bancaire|kreditkarte|creditcard|karta)\b/i;

/** Medicines and food have batch numbers, and article numbers are as long as card numbers. */
const OF_GOODS = /\b(?:lot|batch|best before)\b[^\n.;]{0,24}$/i;

/** Right behind the number of a card, the date needs no label. */
export const DATE_BEHIND_NUMBER =
  /(?:[ \t]{1,4}|[ ]?[,;|/][ ]?|\n[ ]{0,8})(?:[-–] )?\(?(?:valid |until |good |ex )?(?=\d)((?:0[1-9]|1[0-2]) ?[/-] ?(?:20)?[2-4]\d)(?![\d/-]|[.,]\d)/iy;

export const cardExpiry: PlaceDetector = {
  scope: 'place',
  id: 'card-expiry',
  typeName: 'Card expiration date',
  category: 'pii',
  description: 'The month and year in which a payment card expires, in a text about a card.',
  severity: 'medium',
  isSensitive: true,
  recommendation: 'Remove the date together with the card number.',
  legalReference: { law: PCI_DSS, article: 'Req. 3.2.1' },
  triggers: (
    'runs out|run out|exp|exp.|expiry|expires|expiration|expiry date|expiration date|exp date|valid thru|' +
    'valid through|valid till|good till|good until|valid to|valid until|good thru|card expiry|card exp|' +
    "cad.|caduca|caducidad|scad.|scadenza|gültig bis|verfalldatum|valable jusqu'au|date d'expiration|geldig tot|vervaldatum|ważna do|validade"
  )
    .split('|')
    .concat(CARD_PICTURES),
  reach: { before: 170, after: 60 },
  examples: [
    'Visa 4539 4684 1412 2508  exp [[11/26]]',
    'Paid by card ending 4481, expiry date: [[08/2027]], thank you.',
    'name;card number;expiry\nJane;4539468414122508;[[03/28]]\nJohn;4111111111111111;[[11/27]]',
    'My card 4539 7782 0146 3391, good till [[08/27]]',
    'My Visa card 4539 7782 0146 3391 runs out [[04/28]]; so it will run out: [[05/28]].',
    'The stock runs out 09/27 at the latest; the milk has run out 09/27.',
    'The offer is good till 08/27; the offer expires 08/27, and the passport is valid until 03/28.',
    'Tarjeta 4539 4684 1412 2508  cad. [[11/27]]  CVV; carta 4539 4684 1412 2508, scadenza [[10/28]]; gültig bis [[09/27]]',
    'Il bando, scadenza 10/28; el plazo caduca 10/28',
    'Batch L24118, EAN 5391523470018. Lot 4417 exp 11/2026.',
    'Tunde Roe, his visa expires 03/2026.',
    '5425976690862252 exp [[0327]], my card 4539 7782 0146 3391 valid to [[0827]].',
    'AX 3714 496353 98431 exp [[0327]], in two parts',
    'The shop is open, exp 0327; the offer is valid to 0827.',
    'Your card expires soon; exp 3 of 12.',
    'Paid by phone 5555 5555 5555 4444, [[11/28]], cvc 737; Amex 3782 822463 10005 ([[05/27]]), 4111111111111111 valid [[09/2027]]',
    'Lot 5555 5555 5555 4445, 11/28; order 1234567890123 11/28; paid 5555 5555 5555 4444 11/28/2025 or 11/11.',
  ],
  verify(place) {
    if (isDigitAt(place.text, place.start)) return behindNumber(place);
    const found = valueAfterLabel(place, FORM);
    const before = place.text.slice(0, found?.start);
    if (found === undefined || !CARD.test(before) || OF_GOODS.test(before)) return undefined;
    const why = 'A month and year follow an expiration label near a card.';
    return asMatch(place, found, why);
  },
  readList: (place) =>
    !isDigitAt(place.text, place.start) && CARD.test(place.text.slice(0, place.end))
      ? readColumnValues(place, FORM).map(({ start, end }) => {
          const why = 'A month and year appear in an expiration column next to a card column.';
          return { start, end, confidence: 0.85, why };
        })
      : [],
};

function behindNumber({ text, start }: Place): Match | undefined {
  const number = cardNumberAt(text, start);
  const date = number && groupAt(text, number.end, DATE_BEHIND_NUMBER);
  if (date === undefined) return undefined;
  const why = 'A month and year stand right behind the number of a card.';
  return asMatch({ text, start, end: start }, date, why);
}

function asMatch({ text }: Place, { start, end }: Span, why: string): Match {
  const match = { start, end, confidence: 0.85, why };
  return isOfTestCard(text, start) ? { ...match, isInformational: true } : match;
}
