import { HASH_START, hashUnit } from './feature-hash.ts';

/** The words of a stretch of text; arrays are filled up to `count` and used again for the next stretch. */
export interface Words {
  count: number;
  /** One hash for each word, of its lower-case form. */
  readonly hashes: Uint32Array;
  /** Where each word stands in the text; `ends` are exclusive. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

const SEPARATOR = 0;
const LETTER = 1;
const DIGIT = 2;
const SYMBOL = 3;
const INNER_MARK = 4;

const ZERO = 0x30;
const APOSTROPHE = 0x27;
const TYPESET_APOSTROPHE = 0x2019;
const FIRST_NON_ASCII_LETTER = 0xc0;
const GENERAL_PUNCTUATION = { from: 0x2000, to: 0x206f };
const CJK_PUNCTUATION = { from: 0x3000, to: 0x3003 };

const KINDS = new Uint8Array(128);
for (const unit of '$%!?') KINDS[unit.charCodeAt(0)] = SYMBOL;
for (const unit of '0123456789') KINDS[unit.charCodeAt(0)] = DIGIT;
for (const unit of 'abcdefghijklmnopqrstuvwxyz') {
  KINDS[unit.charCodeAt(0)] = LETTER;
  KINDS[unit.toUpperCase().charCodeAt(0)] = LETTER;
}
KINDS[APOSTROPHE] = INNER_MARK;

/** Room for so many words. */
export function createWords(capacity: number): Words {
  return {
    count: 0,
    hashes: new Uint32Array(capacity),
    starts: new Uint32Array(capacity),
    ends: new Uint32Array(capacity),
  };
}

/**
 * Reads the words between two offsets, as many as there is room for, without making a string of any. A word is a run
 * of letters, with apostrophes inside, or of digits, which all count as zeros; `$`, `%`, `!` and `?` stand for themselves.
 */
export function readWords(text: string, start: number, end: number, words: Words): void {
  const capacity = words.hashes.length;
  let count = 0;
  let at = start;
  while (at < end && count < capacity) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === SEPARATOR || kind === INNER_MARK) {
      at += 1;
      continue;
    }
    words.starts[count] = at;
    const wordEnd = endOfWord(text, at, end);
    words.hashes[count] = hashBetween(text, at, wordEnd);
    words.ends[count] = wordEnd;
    count += 1;
    at = wordEnd;
  }
  words.count = count;
}

/** The hash that `readWords` gives a word. */
export function hashWord(word: string): number {
  return hashBetween(word, 0, word.length);
}

/** The hash that `readWords` gives the letters between two offsets. */
export function hashBetween(text: string, start: number, end: number): number {
  let hash = HASH_START;
  for (let at = start; at < end; at += 1) hash = hashUnit(hash, foldUnit(text.charCodeAt(at)));
  return hash;
}

function endOfWord(text: string, start: number, end: number): number {
  const kind = kindOf(text.charCodeAt(start));
  let at = start + 1;
  if (kind === SYMBOL) return at;
  while (at < end && continues(text, at, kind)) at += 1;
  return at;
}

function continues(text: string, at: number, kind: number): boolean {
  const next = kindOf(text.charCodeAt(at));
  return next === kind || (next === INNER_MARK && kind === LETTER && isLetterAt(text, at + 1));
}

function isLetterAt(text: string, at: number): boolean {
  return at < text.length && kindOf(text.charCodeAt(at)) === LETTER;
}

function kindOf(unit: number): number {
  if (unit < 128) return KINDS[unit] ?? SEPARATOR;
  if (unit === TYPESET_APOSTROPHE) return INNER_MARK;
  if (unit < FIRST_NON_ASCII_LETTER || isWithin(unit, GENERAL_PUNCTUATION)) return SEPARATOR;
  return isWithin(unit, CJK_PUNCTUATION) ? SEPARATOR : LETTER;
}

function isWithin(unit: number, range: { readonly from: number; readonly to: number }): boolean {
  return unit >= range.from && unit <= range.to;
}

/** Lower case for ASCII and Latin-1, zero for digits, one form for apostrophes. */
function foldUnit(unit: number): number {
  if (unit >= 0x61 && unit <= 0x7a) return unit;
  if ((unit >= 0x41 && unit <= 0x5a) || (unit >= 0xc0 && unit <= 0xde && unit !== 0xd7)) {
    return unit + 0x20;
  }
  if (unit >= ZERO && unit <= 0x39) return ZERO;
  return unit === TYPESET_APOSTROPHE ? APOSTROPHE : unit;
}
