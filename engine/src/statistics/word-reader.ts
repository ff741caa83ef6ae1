import { HASH_START, hashUnit } from './feature-hash.ts';

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
const FOLDED = Uint8Array.from({ length: 128 }, (_, unit) => foldUnit(unit));

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
  const { hashes, stems, starts, ends } = words;
  let count = 0;
  let at = start;
  while (at < end && count < hashes.length) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === SEPARATOR || kind === INNER_MARK) {
      at += 1;
      continue;
    }
    starts[count] = at;
    const stemEnd = at + STEM_LENGTH;
    let hash = HASH_START;
    do {
      hash = hashUnit(hash, folded(text.charCodeAt(at)));
      at += 1;
      if (at <= stemEnd) stems[count] = hash;
    } while (at < end && continues(text, at, kind));
    hashes[count] = hash;
    ends[count] = at;
    count += 1;
  }
  words.count = count;
}

/** The hash that `readWords` gives a word. */
export function hashWord(word: string): number {
  let hash = HASH_START;
  for (let at = 0; at < word.length; at += 1) hash = hashUnit(hash, folded(word.charCodeAt(at)));
  return hash;
}

/** Whether a word of a kind goes on at an offset; symbols stand for themselves, one by one. */
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

function folded(unit: number): number {
  return unit < 128 ? (FOLDED[unit] ?? unit) : foldUnit(unit);
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
