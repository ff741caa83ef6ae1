const HIDDEN = '••••';

/**
 * A form of a sensitive value that may be listed. Identifiers (at least eight digits, and more digits than letters) and
 * tokens (at least twenty letters and digits without white space) show their last four characters (`•••• 6789`); other
 * values show nothing.
 */
export function mask(value: string): string {
  const shown = value.replaceAll(/[^0-9A-Za-z]/g, '');
  const digitCount = shown.replaceAll(/\D/g, '').length;
  const isIdentifier = digitCount >= 8 && digitCount * 2 > shown.length;
  const isToken = shown.length >= 20 && !/\s/.test(value);
  return isIdentifier || isToken ? `${HIDDEN} ${shown.slice(-4)}` : HIDDEN;
}
