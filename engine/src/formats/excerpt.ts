const LONGEST = 120;

/** A passage for a listing: on one line and cut to 120 characters. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length <= LONGEST
    ? line
    : `${line
        .slice(0, LONGEST - 1)
        .toWellFormed()
        .trimEnd()}…`;
}

/**
 * Replaces what could steer a terminal or deceive its reader: control, format and direction characters,
 * line separators, private use and lone surrogates.
 */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '\uFFFD');
}
