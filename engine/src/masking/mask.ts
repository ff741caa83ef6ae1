const HIDDEN = '••••';

/**
 * The types whose last four characters may be listed: those of a card or an account are customarily printed, and open
 * nothing. Of any other value they may be the half that is secret: of a PIN, or of a personal number that begins with
 * the birthday.
 */
const WITH_TAIL: ReadonlySet<string> = new Set(['credit-card', 'iban']);
/** A shorter value is no such number, and its tail would be most of it. */
const SHORTEST_WITH_TAIL = 12;

/**
 * A form of a sensitive value of this type that may be listed: the numbers of cards and the IBANs of accounts show
 * their last four characters (`•••• 1111`), other values show nothing.
 */
export function mask(value: string, type?: string): string {
  if (type === undefined || !WITH_TAIL.has(type)) return HIDDEN;
  const shown = value.replaceAll(/[^0-9A-Za-z]/g, '');
  return shown.length >= SHORTEST_WITH_TAIL ? `${HIDDEN} ${shown.slice(-4)}` : HIDDEN;
}
