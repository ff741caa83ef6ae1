import { KIND_COUNT, KINDS } from './beginnings.ts';

const GRAM_LENGTH = 3;
const KIND_BITS = 5;
const GRAM_COUNT = KIND_COUNT ** GRAM_LENGTH;
/** The letters of English, the most frequent first; a blank stands for anything between words. */
const BY_FREQUENCY = ' etaoinshrdlcumwfgypbvkjxqz';
/** By about this factor a letter is rarer than the one before it. */
const RARER = 0.88;
const FREQUENCIES = buildFrequencies();

/** The trigrams of a word of small letters and digits, as numbers; the rarest first. */
export function gramsOf(word: string): number[] {
  const grams: number[] = [];
  let gram = 0;
  for (let index = 0; index < word.length; index += 1) {
    gram = extended(gram, KINDS[word.charCodeAt(index)]!);
    if (index >= GRAM_LENGTH - 1) grams.push(gram);
  }
  return grams.sort((one, other) => FREQUENCIES[one]! - FREQUENCIES[other]!);
}

/** An estimate of how frequent a word is: that of its rarest trigram. */
export function frequencyOf(word: string): number {
  let frequency = 1;
  let gram = 0;
  for (let index = 0; index < word.length; index += 1) {
    gram = extended(gram, KINDS[word.charCodeAt(index)]!);
    if (index >= GRAM_LENGTH - 1) frequency = Math.min(frequency, FREQUENCIES[gram]!);
  }
  return frequency;
}

/** The number of the next trigram: the last two kinds of the one before, and one more. */
export function extended(gram: number, kind: number): number {
  return ((gram << KIND_BITS) | kind) & (GRAM_COUNT - 1);
}

function buildFrequencies(): Float32Array {
  const frequencies = new Float32Array(KIND_COUNT);
  for (const [rank, letter] of BY_FREQUENCY.split('').entries()) {
    frequencies[KINDS[letter.charCodeAt(0)]!] = RARER ** rank;
  }
  const of = (kinds: number): number => frequencies[kinds % KIND_COUNT]!;
  return Float32Array.from(
    { length: GRAM_COUNT },
    (_, gram) => of(gram) * of(gram >>> KIND_BITS) * of(gram >>> (2 * KIND_BITS)),
  );
}
