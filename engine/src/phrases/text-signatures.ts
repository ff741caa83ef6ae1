import { atEndOfText } from '#engine/text/end-of-text.ts';

import { KIND_COUNT, KINDS } from './beginnings.ts';
import { extended } from './grams.ts';
import type { Words } from './wording-needs.ts';

/** A text's signature has so many bits for each of its units, rounded up to a power of two. */
const BITS_OF_UNIT = 8;
const FEWEST_BITS = 1 << 10;
const MOST_BITS = 1 << 14;
/** A bit that every text has. */
export const ANY_TEXT = 0;
/** Texts that are longer have too many grams for a signature to tell anything. */
export const LONGEST_SIGNED = 1200;
/** About as many sentences as a megabyte of prose has, their bits by 32, and where phrases may begin in all of them. */
const MOST_REMEMBERED = 1 << 13;
const MOST_WORDS = 1 << 19;
const MOST_STARTS = 1 << 18;

const BLANK = 0x20;
/** What a phrase may not stand beside; Unicode's own classes would cost milliseconds for each pattern. */
export const WORD = String.raw`[\w\u00c0-\u024f]`;
const KIND = 31;
const IN_WORD = 32;
const MAY_BEGIN = 64;
/** Of every UTF-16 unit: its kind, and whether it is part of a word, or may begin a phrase after what is not. */
const UNITS = buildUnits();

/**
 * What patterns ask of texts before they read them: which runs of three letters a text holds, as bits that their hashes
 * number, and where a phrase may begin in it. The texts that were asked about are remembered until they are forgotten,
 * for one detector after the other asks about the same ones.
 */
class TextSignatures {
  /** The kinds of the two units at each place where a phrase may begin, after what is no part of a word. */
  readonly kinds = new Uint16Array(MOST_STARTS);
  readonly starts = new Uint16Array(MOST_STARTS);
  /** Where the places of the latest text begin in both, and where they end. */
  firstStart = 0;
  endStart = 0;
  readonly #bits = new Int32Array(MOST_WORDS);
  /** By text: its number. */
  readonly #numbers = new Map<string, number>();
  /** By number: where the places of a text begin, and its bits; one more for where the last end. */
  readonly #firstStarts = new Int32Array(MOST_REMEMBERED + 1);
  readonly #offsets = new Int32Array(MOST_REMEMBERED + 1);
  /** Where the bits of the latest text begin, and which bits of a number tell one of them. */
  #offset = 0;
  #mask = 0;
  /** After them: by kind of a first unit, a bit for each kind of a second one, of the places where a phrase may begin. */
  #kindsOffset = 0;
  #latest: string | undefined;

  /** Makes a text the latest, which is what all else is asked of. It is no longer than can be signed. */
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

  /** The first word from one on and up to another that the latest text may hold; the other where there is none. */
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

  /** Whether what begins in one of the ways that stand in a list from an index on may begin somewhere in the latest text. */
  mayBegin(begins: Int32Array, from: number): boolean {
    const bits = this.#bits;
    const offset = this.#kindsOffset;
    let kind = 0;
    while (kind < KIND_COUNT && (bits[offset + kind]! & begins[from + kind]!) === 0) kind += 1;
    return kind < KIND_COUNT;
  }

  /** Lets go of all texts. */
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
      // Written where no phrase may begin as well, and then over it: to ask whether it may would cost more.
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

  /** Forgets all texts where there is no room for another one. */
  #newNumber(text: string): number {
    const numbers = this.#numbers;
    const isFull =
      numbers.size === MOST_REMEMBERED ||
      this.#firstStarts[numbers.size]! > MOST_STARTS - LONGEST_SIGNED ||
      this.#offsets[numbers.size]! > MOST_WORDS - MOST_BITS - KIND_COUNT;
    if (isFull) numbers.clear();
    const number = numbers.size;
    numbers.set(text, number);
    return number;
  }
}

export const signatures = new TextSignatures();
atEndOfText(() => signatures.forget());

function sizeFor({ length }: string): number {
  let size = FEWEST_BITS;
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
