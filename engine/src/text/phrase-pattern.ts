import { type Beginnings, beginningsOf, KINDS } from './beginnings.ts';
import { requiredWords } from './required-words.ts';

/** Bits of a text's signature; a power of two. */
const SIGNATURE_BITS = 1 << 13;
const GRAM_LENGTH = 3;
/** Texts that are longer have too many grams for a signature to tell anything. */
const LONGEST_SIGNED = 1200;

/** What patterns ask of a text before they read it. */
interface Signature {
  /** Which runs of three letters the text holds, as bits that their hashes number. */
  readonly bits: Uint32Array;
  /** Where a phrase may begin: behind what is no part of a word. */
  readonly starts: Uint16Array;
  /** The kinds of the two units from there on. */
  readonly kinds: Uint16Array;
  startCount: number;
  text: string | undefined;
}

/** The last two texts, for what stands before and behind a place is asked for in turn. */
let latest = emptySignature();
let earlier = emptySignature();

const BLANK = 0x20;
/** What a phrase may not stand beside; Unicode's own classes would cost milliseconds for each pattern. */
const WORD = String.raw`[\w\u00c0-\u024f]`;
const IN_WORD = Uint8Array.from({ length: 0x250 }, (_, unit) =>
  Number(new RegExp(WORD).test(String.fromCharCode(unit))),
);

/** One of the wordings of a phrase: in the notation of `phrase`, and as the expression that this stands for. */
export interface Wording {
  readonly words: string;
  readonly expression: string;
}

/** What a text must hold for a wording to stand in it. */
interface Needs {
  /**
   * For each word that may be required: how many bits its grams have, and the bits. Undefined where nothing is known to
   * be required.
   */
  readonly anyOf: Uint16Array | undefined;
  readonly begins: Beginnings;
  readonly expression: string;
  /** The expression, tried at one place; compiled when it first is. */
  there: RegExp | undefined;
}

/**
 * A regular expression over prose that is asked of many texts and found in few. Before it is run, it is found out
 * which of its wordings a text can hold, by the letters of the words without which they do not match. These alone are
 * tried, and only where two letters stand with which they may begin: that takes a tenth of the time, and patterns that
 * are asked of the same sentence one after the other share the work.
 */
export class PhrasePattern extends RegExp {
  readonly #wordings: readonly Wording[];
  /** Found out at the first use: hundreds of patterns are made when a program starts. */
  #needs: readonly Needs[] | undefined;
  /** The wordings that the text which was last asked about can hold: the first `#count` of the list. */
  readonly #possible: Needs[] = [];
  #count = 0;

  /** Throws a SyntaxError for what is no regular expression. The wordings may have no numbered groups. */
  constructor(wordings: readonly Wording[]) {
    super(wholeWords(wordings.map(({ expression }) => expression).join('|')), 'i');
    this.#wordings = wordings;
  }

  override exec(text: string): RegExpExecArray | null {
    if (text.length > LONGEST_SIGNED) return super.exec(text);
    lookAt(text);
    const isEachBegun = this.#findPossible();
    if (this.#count === 0) return null;
    if (!isEachBegun) return super.exec(text);
    for (let start = 0; start < latest.startCount; start += 1) {
      const found = this.#findAt(text, start);
      if (found !== null) return found;
    }
    return null;
  }

  override test(text: string): boolean {
    return this.exec(text) !== null;
  }

  /** Whether it is known of each possible wording how it begins. */
  #findPossible(): boolean {
    this.#needs ??= this.#wordings.map(needsOf);
    let isEachBegun = true;
    this.#count = 0;
    for (const needs of this.#needs) {
      if (needs.anyOf !== undefined && !isAnySigned(needs.anyOf)) continue;
      this.#possible[this.#count] = needs;
      this.#count += 1;
      isEachBegun &&= needs.begins !== undefined;
    }
    return isEachBegun;
  }

  /** The first of the possible wordings that stands at one of the latest text's starts. */
  #findAt(text: string, start: number): RegExpExecArray | null {
    const kind = latest.kinds[start] ?? 0;
    for (let index = 0; index < this.#count; index += 1) {
      const needs = this.#possible[index]!;
      if (((needs.begins?.[kind >>> 5] ?? 0) & (1 << (kind & 31))) === 0) continue;
      const there = (needs.there ??= new RegExp(wholeWords(needs.expression), 'iy'));
      there.lastIndex = latest.starts[start] ?? 0;
      const found = there.exec(text);
      if (found !== null) return found;
    }
    return null;
  }
}

function wholeWords(expression: string): string {
  return `(?<!${WORD})(?:${expression})(?!${WORD})`;
}

function needsOf({ words, expression }: Wording): Needs {
  const required = requiredWords(words)?.flatMap((word) => {
    const bits = bitsOf(word);
    return [bits.length].concat(bits);
  });
  return {
    anyOf: required && Uint16Array.from(required),
    begins: beginningsOf(words),
    expression,
    there: undefined,
  };
}

function emptySignature(): Signature {
  return {
    bits: new Uint32Array(SIGNATURE_BITS >>> 5),
    starts: new Uint16Array(LONGEST_SIGNED),
    kinds: new Uint16Array(LONGEST_SIGNED),
    startCount: 0,
    text: undefined,
  };
}

/** Makes the latest signature that of a text. */
function lookAt(text: string): void {
  if (text === latest.text) return;
  [latest, earlier] = [earlier, latest];
  if (text !== latest.text) sign(latest, text);
}

/** Whether all bits of one of the words are bits of the latest text. */
function isAnySigned(anyOf: Uint16Array): boolean {
  const { bits } = latest;
  for (let from = 0; from < anyOf.length;) {
    const next = from + 1 + (anyOf[from] ?? 0);
    let index = from + 1;
    while (index < next && isMarked(bits, anyOf[index] ?? 0)) index += 1;
    if (index === next) return true;
    from = next;
  }
  return false;
}

function isMarked(bits: Uint32Array, bit: number): boolean {
  return ((bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
}

function sign(signature: Signature, text: string): void {
  const { bits, starts, kinds } = signature;
  bits.fill(0);
  signature.text = text;
  let gram = 0;
  let startCount = 0;
  let mayBegin = true;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    gram = extended(gram, unit);
    mark(bits, bitOf(gram));
    if (mayBegin && unit !== BLANK) {
      starts[startCount] = index;
      kinds[startCount] = kindsAt(text, index);
      startCount += 1;
    }
    mayBegin = IN_WORD[unit] !== 1;
  }
  signature.startCount = startCount;
  mark(bits, bitOf(extended(gram, BLANK)));
}

/** The kinds of the unit at an offset and of the one behind it. */
function kindsAt(text: string, offset: number): number {
  const next = offset + 1 < text.length ? (KINDS[text.charCodeAt(offset + 1)] ?? 0) : 0;
  return ((KINDS[text.charCodeAt(offset)] ?? 0) << 5) | next;
}

function mark(bits: Uint32Array, bit: number): void {
  bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
}

function bitsOf(word: string): number[] {
  const bits: number[] = [];
  let gram = 0;
  for (let index = 0; index < word.length; index += 1) {
    gram = extended(gram, word.charCodeAt(index));
    if (index >= GRAM_LENGTH - 1) bits.push(bitOf(gram));
  }
  return bits;
}

/** The last three units, five bits of each: letters are numbered regardless of case, and 0 is what parts words. */
function extended(gram: number, unit: number): number {
  return ((gram << 5) | (KINDS[unit] ?? 0)) & 0x7fff;
}

function bitOf(gram: number): number {
  return (gram ^ (gram >>> 13)) & (SIGNATURE_BITS - 1);
}
