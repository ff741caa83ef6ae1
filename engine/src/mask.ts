const HIDDEN = '••••';

/**
 * A form of a sensitive value that may be listed: an identifier of at least eight digits, or a token of at least
 * twenty characters, shows its last four (`•••• 6789`); anything shorter or longer than a line shows nothing.
 */
export function mask(value: string): string {
  const shown = value.replaceAll(/[^0-9A-Za-z]/g, '');
  const digitCount = shown.replaceAll(/\D/g, '').length;
  const isIdentifier = digitCount >= 8 && digitCount * 2 > shown.length;
  const isToken = shown.length >= 20 && !/\s/.test(value);
  return isIdentifier || isToken ? `${HIDDEN} ${shown.slice(-4)}` : HIDDEN;
}
