import { decodeAddress } from './decode-address.ts';
import { latinSpellings } from './latin-spellings.ts';
import { createHandleCheck } from './personal-handles.ts';

/** A web address without query, fragment or user name: these reveal whom a link was made for. */
const PLAIN_WEB_ADDRESS = /^https?:\/\/[^\s?#@\\]+$/i;
const NON_LETTERS = /[^\p{L}\p{N}]+/gu;
const ONLY_WORDS = /^[\p{L}\p{M}\s.'’-]+$/u;
const BASE64 = /^[\w+-]+=*$/;
const HEXADECIMAL = /^(?:[\da-f]{2})+$/i;
/** The length of four letters in base64. */
const MIN_CODE_LENGTH = 6;
/** Shorter values and parts occur in any address by chance. */
const MIN_VALUE_LENGTH = 4;
const MIN_PART_LENGTH = 3;
/** From this length on, a part of a name is significant even within a word. */
const LONG_PART_LENGTH = 6;

/**
 * Whether a cleaned copy may keep a link, regardless of the removed values: an email address, a phone number or a path
 * in personal files identifies someone.
 */
export function isKeptAddress(address: string): boolean {
  return PLAIN_WEB_ADDRESS.test(address) && PLAIN_WEB_ADDRESS.test(decodeAddress(address));
}

/**
 * Creates the check of whether a cleaned copy may keep a link: plain web addresses that contain no removed value,
 * however its letters and digits are separated and with or without accents, no part of a name, and no handle made from
 * a name or a mailbox.
 */
export function createAddressCheck(removed: readonly string[]): (address: string) => boolean {
  const values = [...new Set(removed.flatMap((value) => [value, ...latinSpellings(value)]))];
  const whole = [...new Set(values.map(lettersOf))].filter(
    ({ length }) => length >= MIN_VALUE_LENGTH,
  );
  const parts = new Set(
    values
      .filter((value) => ONLY_WORDS.test(value))
      .flatMap(wordsOf)
      .filter(({ length }) => length >= MIN_PART_LENGTH),
  );
  const wanted = [...whole, ...[...parts].filter(({ length }) => length >= LONG_PART_LENGTH)];
  const holdsHandle = createHandleCheck(values);
  return (address) => {
    if (!isKeptAddress(address)) return false;
    const decoded = decodeAddress(address);
    const holdsName = (text: string): boolean =>
      holdsHandle(text) ||
      containsAny(text, wanted) ||
      wordsOf(text).some((word) => parts.has(word));
    if ([decoded, ...latinSpellings(decoded)].some(holdsName)) return false;
    return !decodeEmbeddedText(decoded).some((text) => containsAny(text, whole));
  };
}

/** Whether a text contains one of the values, however its letters and digits are separated. */
function containsAny(text: string, values: readonly string[]): boolean {
  const letters = lettersOf(text);
  return values.some((value) => letters.includes(value));
}

/** The pieces of an address decoded from the encodings in which programs embed text: base64 and hexadecimal. */
function decodeEmbeddedText(address: string): string[] {
  const pieces = address.split(/[/.,;:!~()]/).filter(({ length }) => length >= MIN_CODE_LENGTH);
  const read = (code: RegExp, encoding: 'base64' | 'hex'): string[] =>
    pieces
      .filter((piece) => code.test(piece))
      .map((piece) => Buffer.from(piece, encoding).toString());
  return read(BASE64, 'base64').concat(read(HEXADECIMAL, 'hex'));
}

function lettersOf(text: string): string {
  return normalizeText(text).replaceAll(NON_LETTERS, '');
}

function wordsOf(text: string): string[] {
  return normalizeText(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '');
}

function normalizeText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
