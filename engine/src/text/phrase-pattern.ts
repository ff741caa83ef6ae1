import { requiredWords } from './required-words.ts';

/** Bits of a text's signature; a power of two. */
const SIGNATURE_BITS = 1 << 13;
const GRAM_LENGTH = 3;
/** Texts that are longer have too many grams for a signature to tell anything. */
const LONGEST_SIGNED = 1200;

/** Which runs of three letters a text holds, as bits that their hashes number. */
interface Signature {
  readonly bits: Uint32Array;
  text: string | undefined;
}

/** The last two texts, for what stands before and behind a place is asked for in turn. */
let latest: Signature = { bits: new Uint32Array(SIGNATURE_BITS >>> 5), text: undefined };
let earlier: Signature = { bits: new Uint32Array(SIGNATURE_BITS >>> 5), text: undefined };

const BLANK = 0x20;
/** Five bits for each letter and digit of ASCII; some digits share theirs with letters. */
const KINDS = Uint8Array.from({ length: 0x80 }, (_, unit) =>
  /[a-z\d]/i.test(String.fromCharCode(unit)) ? unit & 31 : 0,
);

/**
 * A regular expression over prose that is asked of many texts and found in few. Before it is run, it is made sure
 * that the text holds the letters of one of the words without which it cannot match: that takes a tenth of the time,
 * and patterns that are asked of the same sentence one after the other share the work.
 */
export class PhrasePattern extends RegExp {
  readonly #words: string;
  #required: Requirement | undefined;

  /** `words` is what `source` was made of, in the notation of `phrase`. */
  constructor(source: string, words: string) {
    super(source, 'i');
    this.#words = words;
  }

  override exec(text: string): RegExpExecArray | null {
    return this.#mayStandIn(text) ? super.exec(text) : null;
  }

  #mayStandIn(text: string): boolean {
    if (text.length > LONGEST_SIGNED) return true;
    // Found out at the first use: hundreds of patterns are made when a program starts.
    this.#required ??= { anyOf: requiredWords(this.#words)?.map(bitsOf) };
    if (this.#required.anyOf === undefined) return true;
    if (text !== latest.text) {
      [latest, earlier] = [earlier, latest];
      if (text !== latest.text) sign(latest, text);
    }
    return this.#required.anyOf.some(isSigned);
  }
}

/** For each word that may be required: the bits of its grams. Undefined where nothing is known to be required. */
interface Requirement {
  readonly anyOf: readonly (readonly number[])[] | undefined;
}

function isSigned(bits: readonly number[]): boolean {
  for (const bit of bits) {
    if (((latest.bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return false;
  }
  return true;
}

function sign(signature: Signature, text: string): void {
  signature.bits.fill(0);
  signature.text = text;
  let gram = 0;
  for (let index = 0; index < text.length; index += 1) {
    gram = extended(gram, text.charCodeAt(index));
    mark(signature.bits, bitOf(gram));
  }
  mark(signature.bits, bitOf(extended(gram, BLANK)));
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
