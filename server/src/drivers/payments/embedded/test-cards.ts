import type { Card } from '@proviso/contracts';

import { CheckoutRefusedError, type CheckoutRefusalCode } from '#server/ports/embedded-checkout.ts';

/** The outcome of a payment: accepted, accepted after the bank's confirmation, or declined for a reason. */
type CardOutcome = 'accepted' | 'needsConfirmation' | CheckoutRefusalCode;

/** The test cards of docs.stripe.com/testing, by number. They belong to nobody. */
const CARD_OUTCOMES: ReadonlyMap<string, CardOutcome> = new Map([
  ['4242424242424242', 'accepted'],
  ['5555555555554444', 'accepted'],
  ['4000002500003155', 'needsConfirmation'],
  ['4000000000000002', 'card_declined'],
  ['4000000000009995', 'card_funds'],
  ['4000000000000069', 'card_expired'],
]);
/** Can be kept on file, but every payment with it is declined. */
const DECLINED_LATER = '4000000000000341';

/** A validated card; nothing else of its number is stored. */
export interface CheckedCard {
  readonly last4: string;
  readonly needsConfirmation: boolean;
}

/** Accepts a card for an immediate payment; throws CheckoutRefusedError. */
export function chargeCard(card: Card, now: number): CheckedCard {
  const checked = validateCard(card, now);
  if (!canBeCharged(checked.last4)) throw new CheckoutRefusedError('card_declined');
  return checked;
}

/** Accepts a card for future payments; throws CheckoutRefusedError. */
export function validateCard(card: Card, now: number): CheckedCard {
  const number = card.number.replaceAll(/[\s-]/g, '');
  if (!isCardNumber(number)) throw new CheckoutRefusedError('card_number_invalid');
  checkExpiry(card.expiry, now);
  if (!/^\d{3}$/.test(card.cvc.trim())) throw new CheckoutRefusedError('card_cvc_invalid');
  const last4 = number.slice(-4);
  if (number === DECLINED_LATER) return { last4, needsConfirmation: false };
  const outcome = CARD_OUTCOMES.get(number) ?? 'card_not_a_test';
  if (outcome === 'accepted' || outcome === 'needsConfirmation')
    return { last4, needsConfirmation: outcome === 'needsConfirmation' };
  throw new CheckoutRefusedError(outcome);
}

/** Whether a card on file can be charged without its owner present. */
export function canBeCharged(last4: string | null): boolean {
  return last4 !== null && !DECLINED_LATER.endsWith(last4);
}

function checkExpiry(expiry: string, now: number): void {
  const match = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry);
  if (match === null) throw new CheckoutRefusedError('card_expiry_invalid');
  // A card is valid through the end of its month.
  const firstOfNextMonth = Date.UTC(2000 + Number(match[2]), Number(match[1]));
  if (firstOfNextMonth <= now) throw new CheckoutRefusedError('card_expired');
}

/** The check digit of ISO/IEC 7812-1, annex B. */
function isCardNumber(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const digits = Array.from(number).reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const counted = index % 2 === 1 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
