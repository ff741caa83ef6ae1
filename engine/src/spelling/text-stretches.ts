import { DIGIT_SEPARATORS, plainText } from './value-views.ts';

/** In code units: what is made ready to be searched at a time takes many times as much memory. */
const STRETCH = 1 << 14;

const ASCII_LETTER = /[A-Za-z]/;
const ASCII_WHITE_SPACE = /[\t\n\v\f\r ]/;
const SEPARATING = new RegExp(String.raw`[\d${DIGIT_SEPARATORS}]$`);
/** In code units. */
const NEAR = 256;
const INDENTATION = 32;
/** A letter behind it is half a character. */
const ESCAPE_BEFORE = /%.?$/;
const SPACE_AT_END = /[\t\n\v\f\r ]$/;
const DIVIDED = /[\u2010-]\s*$/;
const SURROGATE = /[\uD800-\uDFFF]/;

/**
 * Divides a text that is given in pieces into stretches. One begins with an ASCII letter, or with ASCII white space after a
 * character that keeps apart from it, and is longer than usual where neither comes: each stretch can then be
 * normalised, and rid of white space and of separators of digits, by itself.
 */
export function* stretchesOf(pieces: Iterable<string>): Generator<string> {
  let held = '';
  for (const piece of pieces) {
    for (let at = 0; at < piece.length; at += STRETCH) {
      const part = piece.slice(at, at + STRETCH);
      const seam = held.length + part.length < STRETCH ? 0 : lastSeam(part);
      if (seam > 0) {
        yield held + part.slice(0, seam);
        held = part.slice(seam);
      } else {
        held += part;
      }
    }
  }
  yield held;
}

/** Where the last stretch of a part could begin: with a word that the line before does not divide, if there is one near. */
function lastSeam(part: string): number {
  for (let at = part.length - 1; at > Math.max(0, part.length - NEAR); at -= 1) {
    const before = part.slice(Math.max(0, at - INDENTATION), at);
    if (ASCII_LETTER.test(part[at]!) && SPACE_AT_END.test(before) && !DIVIDED.test(before)) {
      return at;
    }
  }
  return lastPossibleSeam(part);
}

/** Where it could begin at all; 0 where it could not. */
function lastPossibleSeam(part: string): number {
  for (let at = part.length - 1; at > 0; at -= 1) {
    const [before, own] = [part[at - 1]!, part[at]!];
    if (ASCII_LETTER.test(own) && !ESCAPE_BEFORE.test(part.slice(Math.max(0, at - 2), at))) {
      return at;
    }
    if (ASCII_WHITE_SPACE.test(own) && !SURROGATE.test(before) && isApart(before)) return at;
  }
  return 0;
}

/** White space after such a character separates no digits, and is not the second of two. */
function isApart(character: string): boolean {
  const plain = plainText(character);
  return plain !== '' && !SEPARATING.test(plain);
}
