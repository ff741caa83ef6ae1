import { KIND_COUNT } from './beginnings.ts';
import { expressionOf } from './phrase-notation.ts';
import { LONGEST_SIGNED, signatures, WORD } from './text-signatures.ts';
import { type WordingNeeds, wordingNeedsOf } from './wording-needs.ts';

/**
 * A regular expression over prose that is asked of many texts and found in few. Before it is run, it is found out
 * which of its wordings a text can hold, by the letters of the words without which they do not match. These alone are
 * tried, and only where two letters stand with which they may begin: that takes a tenth of the time, and patterns that
 * are asked of the same sentence one after the other share the work.
 */
export class PhrasePattern extends RegExp {
  readonly #wordings: readonly string[];
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
    super(wholeWords(wordings.map(expressionOf).join('|')), 'i');
    this.#wordings = wordings;
  }

  override exec(text: string): RegExpExecArray | null {
    if (text.length > LONGEST_SIGNED) return super.exec(text);
    signatures.lookAt(text);
    const isEachBegun = this.#findPossible();
    if (this.#count === 0) return null;
    if (!isEachBegun) return super.exec(text);
    for (let start = signatures.firstStart; start < signatures.endStart; start += 1) {
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
    const needs = (this.#needs ??= wordingNeedsOf(this.#wordings));
    const { rarest, firstOthers, others, wordingOf, begins, isOpen } = needs;
    let count = 0;
    let openCount = 0;
    for (let word = 0; word < rarest.length; word += 1) {
      if (!signatures.holds(rarest[word]!)) continue;
      const wording = wordingOf[word]!;
      if (count > 0 && this.#possible[count - 1] === wording) continue;
      if (!signatures.holdsAll(others, firstOthers[word]!, firstOthers[word + 1]!)) continue;
      if (isOpen[wording] === 1) openCount += 1;
      else if (!signatures.mayBegin(begins, wording * KIND_COUNT)) continue;
      this.#possible[count] = wording;
      count += 1;
    }
    this.#count = count;
    return openCount === 0;
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

/** Tries a wording at a place where a phrase may begin: no word goes on before it. */
function tryingThere(wording: string): RegExp {
  return new RegExp(`(?:${expressionOf(wording)})(?!${WORD})`, 'iy');
}

function wholeWords(expression: string): string {
  return `(?<!${WORD})(?:${expression})(?!${WORD})`;
}
