import { clearAfterReading } from '#engine/text/text-caches.ts';

import { KIND_COUNT, KINDS } from './beginnings.ts';
import { extended } from './grams.ts';
import type { Words } from './wording-needs.ts';

/** The size of a signature: this many bits for each unit of the text, rounded up to a power of two. */
const BITS_OF_UNIT = 8;
const MIN_BITS = 1 << 10;
const MAX_BITS = 1 << 14;
/** A bit that is set in every signature. */
export const ANY_TEXT = 0;
/** The signature of a longer text would have nearly all bits set. */
export const LONGEST_SIGNED = 1200;
/**
 * The capacities for about a megabyte of prose: its sentences, their signatures in 32-bit words, and its word starts.
 */
const MAX_REMEMBERED = 1 << 13;
const MAX_WORDS = 1 << 19;
const MAX_STARTS = 1 << 18;

const BLANK = 0x20;
/** A character of a word, beside which no phrase begins or ends; Unicode classes would cost milliseconds a pattern. */
export const WORD = String.raw`[\w\u00c0-\u024f]`;
const KIND = 31;
const IN_WORD = 32;
const MAY_BEGIN = 64;
/** By UTF-16 unit: its kind, whether it is part of a word, and whether it may begin a phrase at the start of a word. */
const UNITS = buildUnits();

/**
 * What patterns need to know about a text before they read it: a signature of its trigrams (a Bloom filter with one
 * hash), and the places where words begin. Signatures are kept until `forget` is called, because one detector after the
 * other reads the same sentences.
 */
class TextSignatures {
  /** The kinds of the first two units at each word start, of all texts. */
  readonly kinds = new Uint16Array(MAX_STARTS);
  readonly starts = new Uint16Array(MAX_STARTS);
  /** The range of the latest text's word starts in both arrays. */
  firstStart = 0;
  endStart = 0;
  readonly #bits = new Int32Array(MAX_WORDS);
  /** By text: its number. */
  readonly #numbers = new Map<string, number>();
  /** By number of a text: where its word starts and its bits begin; the last entry is where they all end. */
  readonly #firstStarts = new Int32Array(MAX_REMEMBERED + 1);
  readonly #offsets = new Int32Array(MAX_REMEMBERED + 1);
  /** Where the signature of the latest text begins, and the mask that maps a bit's number to its size. */
  #offset = 0;
  #mask = 0;
  /** Behind the signature: how the text's words begin; by kind of the first unit, a bit for each kind of the second. */
  #kindsOffset = 0;
  #latest: string | undefined;

  /** Makes a text the latest one, which the other methods are about. It must not be longer than `LONGEST_SIGNED`. */
  lookAt(text: string): void {
    if (text === this.#latest) return;
    this.#latest = text;
    const number = this.#numbers.get(text) ?? this.#sign(text);
    this.#offset = this.#offsets[number]!;
    this.#kindsOffset = this.#offsets[number + 1]! - KIND_COUNT;
    this.#mask = ((this.#kindsOffset - this.#offset) << 5) - 1;
    this.firstStart = this.#firstStarts[number]!;
    this.endStart = this.#firstStarts[number + 1]!;
  }

  /** The first word in a range that the latest text may contain; `to` where there is none. */
  nextWord({ rarest, firstOthers, others }: Words, from: number, to: number): number {
    let word = from;
    for (; word < to; word += 1) {
      if (!this.#holds(rarest[word]!)) continue;
      let index = firstOthers[word]!;
      const end = firstOthers[word + 1]!;
      while (index < end && this.#holds(others[index]!)) index += 1;
      if (index === end) break;
    }
    return word;
  }

  /** Whether a word of the latest text begins in one of the ways that are listed in `begins` from an index on. */
  mayBegin(begins: Int32Array, from: number): boolean {
    const bits = this.#bits;
    const offset = this.#kindsOffset;
    let kind = 0;
    while (kind < KIND_COUNT && (bits[offset + kind]! & begins[from + kind]!) === 0) kind += 1;
    return kind < KIND_COUNT;
  }

  /** Forgets all texts. */
  forget(): void {
    this.#latest = undefined;
    this.#numbers.clear();
  }

  #holds(bit: number): boolean {
    const index = this.#offset + ((bit & this.#mask) >>> 5);
    return (this.#bits[index]! & (1 << (bit & 31))) !== 0;
  }

  #sign(text: string): number {
    const number = this.#newNumber(text);
    const { starts, kinds } = this;
    const bits = this.#bits;
    const size = sizeFor(text);
    const offset = this.#offsets[number]!;
    const kindsOffset = offset + (size >>> 5);
    this.#offsets[number + 1] = kindsOffset + KIND_COUNT;
    bits.fill(0, offset, kindsOffset + KIND_COUNT);
    bits[offset] = 1 << ANY_TEXT;
    let start = this.#firstStarts[number]!;
    let gram = 0;
    let before = 0;
    let isStart = 0;
    for (let index = 0; index <= text.length; index += 1) {
      const unit = index < text.length ? text.charCodeAt(index) : BLANK;
      const described = UNITS[unit]!;
      gram = extended(gram, described & KIND);
      const bit = bitOf(gram) & (size - 1);
      bits[offset + (bit >>> 5)]! |= 1 << (bit & 31);
      // Always written, and overwritten where no word starts: a branch would cost more.
      starts[start] = index - 1;
      kinds[start] = gram & 0x3ff;
      bits[kindsOffset + ((gram >>> 5) & KIND)]! |= isStart << (gram & KIND);
      start += isStart;
      isStart = (described & ~(before << 1) & MAY_BEGIN) >>> 6;
      before = described;
    }
    this.#firstStarts[number + 1] = start;
    return number;
  }

  /** Numbers a text; forgets all others first where there is no room for another one. */
  #newNumber(text: string): number {
    const numbers = this.#numbers;
    const isFull =
      numbers.size === MAX_REMEMBERED ||
      this.#firstStarts[numbers.size]! > MAX_STARTS - LONGEST_SIGNED ||
      this.#offsets[numbers.size]! > MAX_WORDS - MAX_BITS - KIND_COUNT;
    if (isFull) numbers.clear();
    const number = numbers.size;
    numbers.set(text, number);
    return number;
  }
}

export const signatures = new TextSignatures();
clearAfterReading(() => signatures.forget());

function sizeFor({ length }: string): number {
  let size = MIN_BITS;
  while (size < BITS_OF_UNIT * length) size <<= 1;
  return size;
}

/** Knuth's multiplicative hashing: the golden ratio of 2³², made prime. */
const GOLDEN_PRIME = 0x9e3779b1;

/** The bit that marks a run of three letters in a signature: the upper 14 bits of the product. */
export function bitOf(gram: number): number {
  return Math.imul(gram, GOLDEN_PRIME) >>> 18;
}

function buildUnits(): Uint8Array {
  const inWord = new RegExp(WORD);
  return Uint8Array.from({ length: 1 << 16 }, (_, unit) => {
    const isInWord = unit < 0x250 && inWord.test(String.fromCharCode(unit));
    const mayBegin = unit !== BLANK;
    return (KINDS[unit] ?? 0) | (isInWord ? IN_WORD : 0) | (mayBegin ? MAY_BEGIN : 0);
  });
}
