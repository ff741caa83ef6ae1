import { HASH_START, hashUnit } from './feature-hash.ts';

/** The words of a stretch of text; arrays are filled up to `count` and used again for the next stretch. */
export interface Words {
  count: number;
  /** One hash for each word, of its lower-case form. */
  readonly hashes: Uint32Array;
  /** The hash of each word's first letters, which its inflected forms share; of a short word its own. */
  readonly stems: Uint32Array;
  /** Where each word stands in the text; `ends` are exclusive. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

const STEM_LENGTH = 6;

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
    stems: new Uint32Array(capacity),
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
  let at = start;
  words.count = 0;
  while (at < end && words.count < capacity) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === SEPARATOR || kind === INNER_MARK) at += 1;
    else at = readWord(text, at, end, words);
  }
}

/** Adds the word that begins at an offset, reading each of its letters once; says where it ends. */
function readWord(text: string, start: number, end: number, words: Words): number {
  const kind = kindOf(text.charCodeAt(start));
  const stemEnd = start + STEM_LENGTH;
  let hash = hashUnit(HASH_START, foldUnit(text.charCodeAt(start)));
  let stem = hash;
  let at = start + 1;
  for (; at < end && continues(text, at, kind); at += 1) {
    hash = hashUnit(hash, foldUnit(text.charCodeAt(at)));
    if (at < stemEnd) stem = hash;
  }
  const { count } = words;
  words.hashes[count] = hash;
  words.stems[count] = stem;
  words.starts[count] = start;
  words.ends[count] = at;
  words.count = count + 1;
  return at;
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

/** Whether the unit at an offset is of the same word as the one before it; symbols stand alone. */
function continues(text: string, at: number, kind: number): boolean {
  if (kind === SYMBOL) return false;
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
