import { decodeAddress } from './decode-address.ts';

/** A place in the web without a query, a fragment or the name of a user: these tell whom a link was made for. */
const PLAIN_PLACE = /^https?:\/\/[^\s?#@\\]+$/i;
const NO_LETTERS = /[^\p{L}\p{N}]+/gu;
const WORDS_ALONE = /^[\p{L}\p{M}\s.'’-]+$/u;
const BASE64 = /^[\w+-]+=*$/;
const HEXADECIMAL = /^(?:[\da-f]{2})+$/i;
/** Of a text of four letters in base64. */
const SHORTEST_CODE = 6;
/** Shorter values and parts stand in any address by chance. */
const SHORTEST = 4;
const SHORTEST_PART = 3;
/** From so many letters on a part of a name is told from chance within a word as well. */
const LONG_PART = 6;

/**
 * Whether a link in a cleaned copy may lead there, whatever was removed: a mailbox, a phone and a place in a person's own
 * files tell who that was.
 */
export function isKeptAddress(address: string): boolean {
  return PLAIN_PLACE.test(address) && PLAIN_PLACE.test(decodeAddress(address));
}

/**
 * Prepares to tell of addresses whether a link in a cleaned copy may lead there: plain places in the web that hold no removed
 * value, however its letters and digits are set apart, and no part of a name.
 */
export function createAddressCheck(removed: readonly string[]): (address: string) => boolean {
  const values = [...new Set(removed)];
  const whole = [...new Set(values.map(lettersOf))].filter(({ length }) => length >= SHORTEST);
  const parts = new Set(
    values
      .filter((value) => WORDS_ALONE.test(value))
      .flatMap(wordsOf)
      .filter(({ length }) => length >= SHORTEST_PART),
  );
  const wanted = [...whole, ...[...parts].filter(({ length }) => length >= LONG_PART)];
  return (address) => {
    if (!isKeptAddress(address)) return false;
    const decoded = decodeAddress(address);
    if (holdsAny(decoded, wanted) || wordsOf(decoded).some((word) => parts.has(word))) return false;
    return !readCodes(decoded).some((text) => holdsAny(text, whole));
  };
}

/** Whether a text holds one of the values, however its letters and digits are set apart. */
function holdsAny(text: string, values: readonly string[]): boolean {
  const letters = lettersOf(text);
  return values.some((value) => letters.includes(value));
}

/** What the pieces of an address say as bytes, in the codes by which programs put a text into one: base64 and hexadecimal. */
function readCodes(address: string): string[] {
  const pieces = address.split(/[/.,;:!~()]/).filter(({ length }) => length >= SHORTEST_CODE);
  const read = (code: RegExp, encoding: 'base64' | 'hex'): string[] =>
    pieces
      .filter((piece) => code.test(piece))
      .map((piece) => Buffer.from(piece, encoding).toString());
  return read(BASE64, 'base64').concat(read(HEXADECIMAL, 'hex'));
}

function lettersOf(text: string): string {
  return plain(text).replaceAll(NO_LETTERS, '');
}

function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
