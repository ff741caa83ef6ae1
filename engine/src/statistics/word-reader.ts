import { HASH_PRIME, HASH_START, hashUnit } from './feature-hash.ts';

/** The words of a range of text; arrays are filled up to `count` and reused for the next range. */
export interface Words {
  count: number;
  /** One hash per word, of its lower-case form. */
  readonly hashes: Uint32Array;
  /** The hash of each word's stem: its first letters, which inflected forms share. */
  readonly stems: Uint32Array;
  /** The offsets of each word in the text; `ends` are exclusive. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

const SEPARATOR = 0;
const LETTER = 1;
const DIGIT = 2;
const SYMBOL = 3;
const INNER_MARK = 4;

/** The number of letters in a stem. */
const STEM_LENGTH = 6;

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

/** The number of bits of a kind. */
const KIND_BITS = 3;
const KIND = (1 << KIND_BITS) - 1;
/** The kind of each UTF-16 unit in the low bits and, above `KIND_BITS`, the normalized unit to hash. */
const UNITS_READ = Int32Array.from(
  { length: 0x1_0000 },
  (_, unit) => kindOf(unit) | (foldUnit(unit) << KIND_BITS),
);

/** The arrays for at most `capacity` words. */
export function createWords(capacity: number): Words {
  return {
    count: 0,
    hashes: new Uint32Array(capacity),
    stems: new Uint32Array(capacity),
    starts: new Uint32Array(capacity),
    ends: new Uint32Array(capacity),
  };
}

/** Module-local copies for the innermost loops, because imported bindings are looked up on every use. */
const START = HASH_START | 0;
const PRIME = HASH_PRIME;

/**
 * Reads the words of a text, up to the capacity, without creating strings. A word is a run of letters, possibly with
 * inner apostrophes, or of digits, which are all hashed as zeros; `$`, `%`, `!` and `?` are words by themselves.
 */
export function readWords(units: Uint16Array, words: Words): void {
  const { hashes, stems, starts, ends } = words;
  const { length } = units;
  const unitsRead = UNITS_READ;
  let count = 0;
  for (let at = 0; at < length && count < hashes.length;) {
    const start = at;
    let read = unitsRead[units[at]!]!;
    const kind = read & KIND;
    at += 1;
    if (kind === SEPARATOR || kind === INNER_MARK) continue;
    let hash = Math.imul(START ^ (read >>> KIND_BITS), PRIME);
    // Symbols are words by themselves. For all other words, first the letters of the stem, then the rest.
    const end = kind === SYMBOL ? at : length;
    const stemEnd = Math.min(end, start + STEM_LENGTH);
    for (; at < stemEnd; at += 1) {
      read = unitsRead[units[at]!]!;
      if ((read & KIND) !== kind) break;
      hash = Math.imul(hash ^ (read >>> KIND_BITS), PRIME);
    }
    const stem = hash;
    for (; at < end; at += 1) {
      read = unitsRead[units[at]!]!;
      if ((read & KIND) !== kind) break;
      hash = Math.imul(hash ^ (read >>> KIND_BITS), PRIME);
    }
    if ((read & KIND) === INNER_MARK && isAmidLetters(units, at)) {
      words.count = count;
      at = readJoined(units, start, words);
    } else {
      hashes[count] = hash;
      stems[count] = stem;
      starts[count] = start;
      ends[count] = at;
    }
    count += 1;
  }
  words.count = count;
}

/** Reads a word with apostrophes from its start into the next slot; returns its end. */
function readJoined(units: Uint16Array, start: number, words: Words): number {
  const { count } = words;
  let hash = START;
  let at = start;
  for (; at < units.length; at += 1) {
    const read = UNITS_READ[units[at]!]!;
    const kind = read & KIND;
    if (kind !== LETTER && !(kind === INNER_MARK && isAmidLetters(units, at))) break;
    hash = Math.imul(hash ^ (read >>> KIND_BITS), PRIME);
    if (at < start + STEM_LENGTH) words.stems[count] = hash;
  }
  words.hashes[count] = hash;
  words.starts[count] = start;
  words.ends[count] = at;
  return at;
}

/** The hash that `readWords` assigns to a word. */
export function hashWord(word: string): number {
  let hash = HASH_START;
  for (let at = 0; at < word.length; at += 1) hash = hashUnit(hash, foldUnit(word.charCodeAt(at)));
  return hash;
}

/** Whether an offset is between two letters. */
function isAmidLetters(units: Uint16Array, at: number): boolean {
  return at + 1 < units.length && isLetter(units[at - 1]!) && isLetter(units[at + 1]!);
}

function isLetter(unit: number): boolean {
  return (UNITS_READ[unit]! & KIND) === LETTER;
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

/** Folds ASCII and Latin-1 to lower case, digits to zero, and apostrophes to one form. */
function foldUnit(unit: number): number {
  if (unit >= 0x61 && unit <= 0x7a) return unit;
  if ((unit >= 0x41 && unit <= 0x5a) || (unit >= 0xc0 && unit <= 0xde && unit !== 0xd7)) {
    return unit + 0x20;
  }
  if (unit >= ZERO && unit <= 0x39) return ZERO;
  return unit === TYPESET_APOSTROPHE ? APOSTROPHE : unit;
}
