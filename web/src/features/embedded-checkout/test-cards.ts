/** Test cards to choose from, by the outcome of a payment (docs.stripe.com/testing). */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', outcome: 'Payment succeeds' },
  { number: '4000 0000 0000 0002', outcome: 'Payment is declined' },
  { number: '4000 0025 0000 3155', outcome: 'Bank asks first' },
  { number: '4000 0000 0000 0341', outcome: 'Saved, then declined' },
] as const;

/** Digits in groups of four, as printed on a card. */
export function groupDigits(text: string): string {
  const digits = text.replaceAll(/\D/gu, '').slice(0, 19);
  return digits.replaceAll(/(\d{4})(?=\d)/gu, '$1 ');
}

/** Month and year separated by a slash. */
export function groupExpiry(text: string): string {
  const digits = text.replaceAll(/\D/gu, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}
