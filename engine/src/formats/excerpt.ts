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

const STEERING = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/**
 * Replaces what could steer a terminal or deceive its reader: control, format and direction characters,
 * line separators, private use and lone surrogates.
 */
export function printable(text: string): string {
  return text.replaceAll(STEERING, '\uFFFD');
}

/** The same for a text of several lines, whose line ends and tabs are kept. */
export function printableLines(text: string): string {
  return text.replaceAll(STEERING, (found) => (/[\n\t]/.test(found) ? found : '\uFFFD'));
}

/** JSON that says the same, in which such characters stand as escapes. */
export function printableJson(value: unknown, indentation?: number): string {
  const json = JSON.stringify(value, undefined, indentation);
  return json.replaceAll(STEERING, (found) => (found === '\n' ? found : escapeUnits(found)));
}

function escapeUnits(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
