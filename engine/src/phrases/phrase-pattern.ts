import { joinLines } from '#engine/text/one-line.ts';

import { KIND_COUNT } from './beginnings.ts';
import { expressionOf } from './phrase-notation.ts';
import { LONGEST_SIGNED, signatures, WORD } from './text-signatures.ts';
import { type WordingNeeds, wordingNeedsOf } from './wording-needs.ts';

/**
 * How the candidate wordings of the latest pattern begin: by kind of the first unit, a bit for each kind of the second.
 */
const anyBegins = new Int32Array(KIND_COUNT);

/**
 * A regular expression over prose that is run on many texts and matches few of them. A filter runs first: it keeps the
 * wordings whose required words may occur in the text, judged by the trigrams of these words in the text's signature.
 * Only these candidates are tried, and only at places whose first two letters fit. That takes a tenth of the time, and
 * all patterns that read the same sentence share its signature.
 */
export class PhrasePattern extends RegExp {
  /** In the notation of `phrase`, each on one line. */
  readonly wordings: readonly string[];
  /** Computed at the first use: hundreds of patterns are created when a program starts. */
  #needs: WordingNeeds | undefined;
  /** The candidates for the latest text, in their order: the first `#count` entries. */
  readonly #possible: number[] = [];
  #count = 0;
  /** By number of a wording: its sticky expression, compiled at the first use. */
  readonly #there: (RegExp | undefined)[] = [];

  /**
   * Takes wordings in the notation of `phrase`, without numbered groups. Throws a SyntaxError for what is no regular
   * expression.
   */
  constructor(wordings: readonly string[]) {
    const written = wordings.map(joinLines);
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

  /** Finds the candidates; returns whether it is known how each of them begins. */
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
      if (isBegun && matchesRemainder(needs, wording)) {
        openCount += isOpen[wording]!;
        this.#possible[count] = wording;
        count += 1;
      }
      word = signatures.nextWord(words, firstWords[wording + 1]!, end);
    }
    this.#count = count;
    return openCount === 0;
  }

  /** Combines the beginnings of all candidates, so that most places are ruled out by a single test. */
  #gatherBegins(): void {
    const { begins } = this.#needs!;
    anyBegins.fill(0);
    for (let index = 0; index < this.#count; index += 1) {
      const from = this.#possible[index]! * KIND_COUNT;
      for (let kind = 0; kind < KIND_COUNT; kind += 1) anyBegins[kind]! |= begins[from + kind]!;
    }
  }

  /** The match of the first candidate that matches at one of the latest text's word starts. */
  #findAt(text: string, start: number): RegExpExecArray | null {
    const kind = signatures.kinds[start]!;
    const { begins, wordings } = this.#needs!;
    for (let index = 0; index < this.#count; index += 1) {
      const wording = this.#possible[index]!;
      if ((begins[wording * KIND_COUNT + (kind >>> 5)]! & (1 << (kind & 31))) === 0) continue;
      const there = (this.#there[wording] ??= compileSticky(wordings[wording]!));
      there.lastIndex = signatures.starts[start]!;
      const found = there.exec(text);
      if (found !== null) return found;
    }
    return null;
  }
}

/** Whether the latest text may meet all requirements of a wording but the first, which was checked before. */
function matchesRemainder(
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

/** The sticky expression of a wording; it is tried only where a word begins. */
function compileSticky(wording: string): RegExp {
  return new RegExp(`(?:${expressionOf(wording)})(?!${WORD})`, 'iy');
}

function wholeWords(expression: string): string {
  return `(?<!${WORD})(?:${expression})(?!${WORD})`;
}
