import { LONGEST_UNFINISHED_COMMAND, UNFINISHED_COMMAND } from '#engine/text/control-characters.ts';

import { plainText, SET_BETWEEN_DIGITS } from './value-views.ts';

/** In code units; normalizing a stretch takes many times as much memory. */
const STRETCH = 1 << 14;

const ASCII_LETTER = /[A-Za-z]/;
const ASCII_WHITE_SPACE = /[\t\n\v\f\r ]/;
const SEPARATING = new RegExp(String.raw`[\d${SET_BETWEEN_DIGITS}]$`);
/** In code units. */
const NEAR = 256;
const INDENTATION = 32;
/** The beginning of an escape, of which a letter behind it may be a part. */
const ESCAPE_BEFORE = new RegExp(
  String.raw`[%&=\\<\u00c2\u00c3][^\s;>]{0,10}$|=\r?\n$|${UNFINISHED_COMMAND}`,
);
const LONGEST_ESCAPE = LONGEST_UNFINISHED_COMMAND;
const SPACE_AT_END = /[\t\n\v\f\r ]$/;
const DIVIDED = /[\u2010=-]\s*$/;
/** A number a few words before: a date may continue. */
const IN_DATE = /\d\S{0,3}\s{1,8}(?:\S{1,12}\s{1,8}){0,2}$/;
const SURROGATE = /[\uD800-\uDFFF]/;

/**
 * Divides a text that is given in pieces into stretches that can be normalized, and freed of white space and
 * separators, independently of each other. A stretch therefore begins with an ASCII letter, or with ASCII white space
 * after a character that does not combine with it; where there is neither, it is longer than usual.
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

/**
 * The last possible beginning of a stretch in a part; preferably that of a word that no line break divides, in no date.
 */
function lastSeam(part: string): number {
  for (let at = part.length - 1; at > Math.max(0, part.length - NEAR); at -= 1) {
    const before = part.slice(Math.max(0, at - INDENTATION), at);
    const isWord = ASCII_LETTER.test(part[at]!) && SPACE_AT_END.test(before);
    if (isWord && !DIVIDED.test(before) && !IN_DATE.test(before)) return at;
  }
  return lastPossibleSeam(part);
}

/** The last possible beginning of any kind; 0 where there is none. */
function lastPossibleSeam(part: string): number {
  for (let at = part.length - 1; at > 0; at -= 1) {
    const [before, own] = [part[at - 1]!, part[at]!];
    if (
      ASCII_LETTER.test(own) &&
      !ESCAPE_BEFORE.test(part.slice(Math.max(0, at - LONGEST_ESCAPE), at))
    ) {
      return at;
    }
    if (ASCII_WHITE_SPACE.test(own) && !SURROGATE.test(before) && isApart(before)) return at;
  }
  return 0;
}

/** Whether white space after a character neither separates digits nor continues other white space. */
function isApart(character: string): boolean {
  const plain = plainText(character);
  return plain !== '' && !SEPARATING.test(plain);
}
