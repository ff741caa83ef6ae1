import { beginningsOf, KIND_COUNT } from './beginnings.ts';
import { alternativesOf } from './phrase-notation.ts';
import { requiredWords } from './required-words.ts';
import { ANY_TEXT, bitsOf } from './text-signatures.ts';

/**
 * What a text must hold for wordings to stand in it, in arrays without gaps: they are read far more often than a wording
 * is found.
 */
export interface WordingNeeds {
  /** The wordings that are told apart, in the notation of `phrase`. */
  readonly wordings: readonly string[];
  /** For each word that may be required: the bit that the fewest texts have, of those that its letters have. */
  readonly rarest: Uint16Array;
  /** For each of these words: where its other bits begin in `others`; one more for where the last end. */
  readonly firstOthers: Uint32Array;
  readonly others: Uint16Array;
  /** For each of these words: the number of its wording; ascending. */
  readonly wordingOf: Uint16Array;
  /** For each wording: by kind of its first unit, a bit for each kind of the second. */
  readonly begins: Int32Array;
  /** For each wording: 1 where it may begin in ways that are not known. */
  readonly isOpen: Uint8Array;
}

/** From the most frequent letter of English on; a blank stands for whatever parts words. */
const BY_FREQUENCY = ' etaoinshrdlcumwfgypbvkjxqz0123456789';
/** Letters become rarer by about so much from one to the next. */
const RARER = 0.88;

/** Finds what the alternatives of wordings require. */
export function wordingNeedsOf(given: readonly string[]): WordingNeeds {
  const wordings = given.flatMap(alternativesOf);
  const rarest: number[] = [];
  const firstOthers = [0];
  const others: number[] = [];
  const numbers: number[] = [];
  const begins = new Int32Array(wordings.length * KIND_COUNT);
  const isOpen = new Uint8Array(wordings.length);
  for (const [number, wording] of wordings.entries()) {
    for (const word of requiredWords(wording) ?? ['']) {
      const [first = ANY_TEXT, ...more] = bitsByRarity(word);
      rarest.push(first);
      others.push(...more);
      firstOthers.push(others.length);
      numbers.push(number);
    }
    const beginnings = beginningsOf(wording);
    if (beginnings === undefined) isOpen[number] = 1;
    else begins.set(beginnings, number * KIND_COUNT);
  }
  return {
    wordings,
    rarest: Uint16Array.from(rarest),
    firstOthers: Uint32Array.from(firstOthers),
    others: Uint16Array.from(others),
    wordingOf: Uint16Array.from(numbers),
    begins,
    isOpen,
  };
}

/** Most words are told by the first bit that is asked for when it is the one that the fewest texts have. */
function bitsByRarity(word: string): number[] {
  return bitsOf(word)
    .map((bit, index) => ({ bit, frequency: frequencyOf(word.slice(index, index + 3)) }))
    .toSorted((one, other) => one.frequency - other.frequency)
    .map(({ bit }) => bit);
}

function frequencyOf(gram: string): number {
  return gram
    .split('')
    .reduce((product, letter) => product * RARER ** BY_FREQUENCY.indexOf(letter), 1);
}
