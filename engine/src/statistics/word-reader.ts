import { HASH_PRIME, HASH_START, hashUnit } from './feature-hash.ts';

/** The words of a stretch of text; arrays are filled up to `count` and used again for the next stretch. */
export interface Words {
  count: number;
  /** One hash for each word, of its lower-case form. */
  readonly hashes: Uint32Array;
  /** The hash of the first letters of each word, which its inflected forms share. */
  readonly stems: Uint32Array;
  /** Where each word stands in the text; `ends` are exclusive. */
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

const SEPARATOR = 0;
const LETTER = 1;
const DIGIT = 2;
const SYMBOL = 3;
const INNER_MARK = 4;

/** Letters of a stem. */
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

/** How many bits tell the kinds apart. */
const KIND_BITS = 3;
const KIND = (1 << KIND_BITS) - 1;
/** The kind of each UTF-16 unit in the low bits, and above `KIND_BITS` the unit as it is hashed. */
const UNITS_READ = Uint32Array.from(
  { length: 0x1_0000 },
  (_, unit) => kindOf(unit) | (foldUnit(unit) << KIND_BITS),
);

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
 * Reads the words of a text, as many as there is room for, without making a string of any. A word is a run of letters,
 * with apostrophes inside, or of digits, which all count as zeros; `$`, `%`, `!` and `?` stand for themselves.
 */
export function readWords(units: Uint16Array, words: Words): void {
  const capacity = words.hashes.length;
  let at = 0;
  words.count = 0;
  while (at < units.length && words.count < capacity) {
    const kind = kindAt(units, at);
    at = kind === SEPARATOR || kind === INNER_MARK ? at + 1 : readWord(units, at, words);
  }
}

/** Reads the word that begins at an offset; answers where it ends. */
function readWord(units: Uint16Array, start: number, words: Words): number {
  let read = UNITS_READ[units[start] ?? 0] ?? 0;
  const kind = read & KIND;
  const stemEnd = start + STEM_LENGTH;
  const { length } = units;
  // Signed, and made without calls, as there is one for each unit of a text.
  let hash = HASH_START | 0;
  let stem = hash;
  let at = start;
  do {
    hash = Math.imul(hash ^ (read >>> KIND_BITS), HASH_PRIME);
    at += 1;
    if (at <= stemEnd) stem = hash;
    read = at < length ? (UNITS_READ[units[at] ?? 0] ?? 0) : SEPARATOR;
  } while ((read & KIND) === kind ? kind !== SYMBOL : isInnerMark(units, at, read & KIND, kind));
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
  let hash = HASH_START;
  for (let at = 0; at < word.length; at += 1) hash = hashUnit(hash, foldUnit(word.charCodeAt(at)));
  return hash;
}

/** Whether a mark stands within a word of letters; symbols stand for themselves, one by one. */
function isInnerMark(units: Uint16Array, at: number, mark: number, kind: number): boolean {
  return mark === INNER_MARK && kind === LETTER && kindAt(units, at + 1) === LETTER;
}

function kindAt(units: Uint16Array, at: number): number {
  return (UNITS_READ[units[at] ?? 0] ?? 0) & KIND;
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
