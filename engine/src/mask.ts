const HIDDEN = '••••';

/**
 * A form of a sensitive value that may be listed. An identifier, most of whose letters and digits are digits, eight at
 * least, shows its last four (`•••• 6789`), and so does a token of twenty letters and digits or more without white
 * space; anything else shows nothing.
 */
export function mask(value: string): string {
  const shown = value.replaceAll(/[^0-9A-Za-z]/g, '');
  const digitCount = shown.replaceAll(/\D/g, '').length;
  const isIdentifier = digitCount >= 8 && digitCount * 2 > shown.length;
  const isToken = shown.length >= 20 && !/\s/.test(value);
  return isIdentifier || isToken ? `${HIDDEN} ${shown.slice(-4)}` : HIDDEN;
}
