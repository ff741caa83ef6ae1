import { unwrapped } from '#engine/text/one-line.ts';

import { KIND_COUNT } from './beginnings.ts';
import { expressionOf } from './phrase-notation.ts';
import { LONGEST_SIGNED, signatures, WORD } from './text-signatures.ts';
import { type WordingNeeds, wordingNeedsOf } from './wording-needs.ts';

/** By kind of a first unit, a bit for each kind of a second one: how the possible wordings of the latest pattern begin. */
const anyBegins = new Int32Array(KIND_COUNT);

/**
 * A regular expression over prose that is asked of many texts and found in few. Before it is run, it is found out
 * which of its wordings a text can hold, by the letters of all the words without which they do not match. These alone
 * are tried, and only where two letters stand with which they may begin: that takes a tenth of the time, and patterns
 * that are asked of the same sentence one after the other share the work.
 */
export class PhrasePattern extends RegExp {
  /** In the notation of `phrase`, each on one line. */
  readonly wordings: readonly string[];
  /** Found out at the first use: hundreds of patterns are made when a program starts. */
  #needs: WordingNeeds | undefined;
  /** The wordings that the text which was last asked about can hold, in their order: the first `#count` of the list. */
  readonly #possible: number[] = [];
  #count = 0;
  /** The expressions of wordings, tried at one place; compiled when they first are. */
  readonly #there: (RegExp | undefined)[] = [];

  /**
   * Takes wordings in the notation of `phrase`, without numbered groups. Throws a SyntaxError for what is no regular
   * expression.
   */
  constructor(wordings: readonly string[]) {
    const written = wordings.map(unwrapped);
    super(wholeWords(written.map(expressionOf).join('|')), 'i');
    this.wordings = written;
  }

  override exec(text: string): RegExpExecArray | null {
    if (text.length > LONGEST_SIGNED) return super.exec(text);
    signatures.lookAt(text);
    const isEachBegun = this.#findPossible();
    if (this.#count === 0) return null;
    if (!isEachBegun) return super.exec(text);
    this.#gatherBegins();
    const { kinds, endStart } = signatures;
    for (let start = signatures.firstStart; start < endStart; start += 1) {
      const kind = kinds[start]!;
      if ((anyBegins[kind >>> 5]! & (1 << (kind & 31))) === 0) continue;
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
    const needs = (this.#needs ??= wordingNeedsOf(this.wordings));
    const { words, wordingOf, firstWords, begins, isOpen } = needs;
    const end = wordingOf.length;
    let count = 0;
    let openCount = 0;
    let word = signatures.nextWord(words, 0, end);
    while (word < end) {
      const wording = wordingOf[word]!;
      const isBegun = isOpen[wording] === 1 || signatures.mayBegin(begins, wording * KIND_COUNT);
      if (isBegun && meetsRest(needs, wording)) {
        openCount += isOpen[wording]!;
        this.#possible[count] = wording;
        count += 1;
      }
      word = signatures.nextWord(words, firstWords[wording + 1]!, end);
    }
    this.#count = count;
    return openCount === 0;
  }

  /** Gathers how any of the possible wordings may begin, for most places begin none. */
  #gatherBegins(): void {
    const { begins } = this.#needs!;
    anyBegins.fill(0);
    for (let index = 0; index < this.#count; index += 1) {
      const from = this.#possible[index]! * KIND_COUNT;
      for (let kind = 0; kind < KIND_COUNT; kind += 1) anyBegins[kind]! |= begins[from + kind]!;
    }
  }

  /** The first of the possible wordings that stands at one of the latest text's starts. */
  #findAt(text: string, start: number): RegExpExecArray | null {
    const kind = signatures.kinds[start]!;
    const { begins, wordings } = this.#needs!;
    for (let index = 0; index < this.#count; index += 1) {
      const wording = this.#possible[index]!;
      if ((begins[wording * KIND_COUNT + (kind >>> 5)]! & (1 << (kind & 31))) === 0) continue;
      const there = (this.#there[wording] ??= tryingThere(wordings[wording]!));
      there.lastIndex = signatures.starts[start]!;
      const found = there.exec(text);
      if (found !== null) return found;
    }
    return null;
  }
}

/** Whether the latest text meets all that a wording requires but the first. */
function meetsRest(
  { moreWords, firstMoreWords, firstRequirements }: WordingNeeds,
  wording: number,
): boolean {
  const to = firstRequirements[wording + 1]!;
  for (let requirement = firstRequirements[wording]!; requirement < to; requirement += 1) {
    const end = firstMoreWords[requirement + 1]!;
    if (signatures.nextWord(moreWords, firstMoreWords[requirement]!, end) === end) return false;
  }
  return true;
}

/** Tries a wording at a place where a phrase may begin: no word goes on before it. */
function tryingThere(wording: string): RegExp {
  return new RegExp(`(?:${expressionOf(wording)})(?!${WORD})`, 'iy');
}

function wholeWords(expression: string): string {
  return `(?<!${WORD})(?:${expression})(?!${WORD})`;
}
