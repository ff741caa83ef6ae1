import { decodeAddress } from './decode-address.ts';

/** A web address without query, fragment or user name: these reveal whom a link was made for. */
const PLAIN_PLACE = /^https?:\/\/[^\s?#@\\]+$/i;
const NO_LETTERS = /[^\p{L}\p{N}]+/gu;
const WORDS_ALONE = /^[\p{L}\p{M}\s.'’-]+$/u;
const BASE64 = /^[\w+-]+=*$/;
const HEXADECIMAL = /^(?:[\da-f]{2})+$/i;
/** The length of four letters in base64. */
const SHORTEST_CODE = 6;
/** Shorter values and parts occur in any address by chance. */
const SHORTEST = 4;
const SHORTEST_PART = 3;
/** From this length on, a part of a name is significant even within a word. */
const LONG_PART = 6;

/**
 * Whether a cleaned copy may keep a link, regardless of the removed values: an email address, a phone number or a path
 * in personal files identifies someone.
 */
export function isKeptAddress(address: string): boolean {
  return PLAIN_PLACE.test(address) && PLAIN_PLACE.test(decodeAddress(address));
}

/**
 * Creates the check of whether a cleaned copy may keep a link: plain web addresses that contain no removed value,
 * however its letters and digits are separated, and no part of a name.
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

/** Whether a text contains one of the values, however its letters and digits are separated. */
function holdsAny(text: string, values: readonly string[]): boolean {
  const letters = lettersOf(text);
  return values.some((value) => letters.includes(value));
}

/** The pieces of an address decoded from the encodings in which programs embed text: base64 and hexadecimal. */
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
