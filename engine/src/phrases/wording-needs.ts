import { beginningsOf, KIND_COUNT } from './beginnings.ts';
import { gramsOf } from './grams.ts';
import { alternativesOf } from './phrase-notation.ts';
import { requirementsOf } from './required-words.ts';
import { ANY_TEXT, bitOf } from './text-signatures.ts';

/**
 * What texts must contain for wordings to match, in flat arrays: they are read far more often than a wording matches.
 */
export interface WordingNeeds {
  /** The wordings that are told apart, in the notation of `phrase`. */
  readonly wordings: readonly string[];
  /** The first requirement of each wording: a text must contain one of its words. */
  readonly words: Words;
  /** For each of these words: the number of its wording; ascending. */
  readonly wordingOf: Uint16Array;
  /** For each wording: where its words begin; the last entry is where they all end. */
  readonly firstWords: Uint32Array;
  /** The words of the other requirements, one requirement after the other. */
  readonly moreWords: Words;
  /** For each of the other requirements: where its words begin; the last entry is where they all end. */
  readonly firstMoreWords: Uint32Array;
  /** For each wording: where its other requirements begin; the last entry is where they all end. */
  readonly firstRequirements: Uint32Array;
  /** For each wording: by kind of its first unit, a bit for each kind of the second. */
  readonly begins: Int32Array;
  /** For each wording: 1 where it is not known how it may begin. */
  readonly isOpen: Uint8Array;
}

/** Words, as the bits of their trigrams in a text's signature. */
export interface Words {
  /** For each word: the bit of its rarest trigram. */
  readonly rarest: Uint16Array;
  /** For each word: where its other bits begin in `others`; the last entry is where they all end. */
  readonly firstOthers: Uint32Array;
  readonly others: Uint16Array;
}

/** Finds the requirements of each alternative of the wordings. */
export function wordingNeedsOf(given: readonly string[]): WordingNeeds {
  const wordings = given.flatMap(alternativesOf);
  const words: string[] = [];
  const wordingOf: number[] = [];
  const firstWords = [0];
  const moreWords: string[] = [];
  const firstMoreWords = [0];
  const firstRequirements = [0];
  const begins = new Int32Array(wordings.length * KIND_COUNT);
  const isOpen = new Uint8Array(wordings.length);
  for (const [number, { atoms }] of wordings.entries()) {
    const [first = [''], ...more] = requirementsOf(atoms);
    words.push(...first);
    wordingOf.push(...first.map(() => number));
    firstWords.push(words.length);
    for (const requirement of more) {
      moreWords.push(...requirement);
      firstMoreWords.push(moreWords.length);
    }
    firstRequirements.push(firstMoreWords.length - 1);
    const beginnings = beginningsOf(atoms);
    if (beginnings === undefined) isOpen[number] = 1;
    else begins.set(beginnings, number * KIND_COUNT);
  }
  return {
    wordings: wordings.map(({ source }) => source),
    words: bitsOf(words),
    wordingOf: Uint16Array.from(wordingOf),
    firstWords: Uint32Array.from(firstWords),
    moreWords: bitsOf(moreWords),
    firstMoreWords: Uint32Array.from(firstMoreWords),
    firstRequirements: Uint32Array.from(firstRequirements),
    begins,
    isOpen,
  };
}

/** The rarest bit stands apart: testing it first rules out most words. */
function bitsOf(words: readonly string[]): Words {
  const rarest: number[] = [];
  const others: number[] = [];
  const firstOthers = [0];
  for (const word of words) {
    const [first = ANY_TEXT, ...more] = gramsOf(word).map(bitOf);
    rarest.push(first);
    others.push(...more);
    firstOthers.push(others.length);
  }
  return {
    rarest: Uint16Array.from(rarest),
    firstOthers: Uint32Array.from(firstOthers),
    others: Uint16Array.from(others),
  };
}
