import type { WordWatcher } from '#engine/post-processing/watched-words.ts';
import type { View } from '#engine/reading/reading.ts';
import type { Finding, Span } from '#engine/vocabulary.ts';

import {
  BRITISH_POSTCODE,
  CALLED_FROM_ABROAD,
  COUNTRY_SIGNS,
  HOMES_OF_CODES,
  HOMES_OF_NUMBERS,
  MONEY_OF,
} from './country-signs.ts';
import type { Home } from './country.ts';

const WORDS = COUNTRY_SIGNS.map(({ word }) => word);
/** Fewer signs than this decide nothing. */
const MIN_SIGNS = 2;
/** Texts of one country may name places of another one, but not as often. */
const FAR_MORE = 1.5;
/** What an address counts for, beside a word. */
const ADDRESS = 2;
/** A word that stands everywhere, such as the name of a firm, says no more for that. */
const MOST_OF_ONE = 3;

/** Knows in which country a text belongs, if its signs agree. */
export class HomeCountry implements WordWatcher {
  readonly words = WORDS;
  readonly #counts = new Uint32Array(COUNTRY_SIGNS.length);
  /** Where money is written and phones are called as in the text. */
  readonly #usages = new Set<Home>();
  #hasBritishAddress = false;
  /** The latest sign, of which a shorter one may be a part, such as `wales` of `new south wales`. */
  #latest: (Span & { readonly word: number }) | undefined;

  note(word: number, { start, end }: Span): void {
    const latest = this.#latest;
    if (latest !== undefined) {
      if (latest.start <= start && end <= latest.end) return;
      if (start <= latest.start && latest.end <= end) this.#counts[latest.word]! -= 1;
    }
    this.#counts[word]! += 1;
    this.#latest = { word, start, end };
  }

  /** Takes note of the money and the phones in the next section of the text. */
  read({ text, from, to }: View): void {
    this.#latest = undefined;
    const section = text.slice(from, to);
    for (const [sign, home] of MONEY_OF) {
      if (!this.#usages.has(home) && sign.test(section)) this.#usages.add(home);
    }
    this.#hasBritishAddress ||= BRITISH_POSTCODE.test(section);
    for (const [, digits = ''] of section.matchAll(CALLED_FROM_ABROAD)) {
      const home = homeOfCode(digits);
      if (home !== undefined) this.#usages.add(home);
    }
  }

  /** Whether the text contains a sign, as it is listed. */
  names(word: string): boolean {
    return this.#counts[this.words.indexOf(word)]! > 0;
  }

  /**
   * The country that far more signs speak for than against, the numbers of people among the findings included;
   * undefined where they are few or disagree.
   */
  home(findings: readonly Finding[]): Home | undefined {
    const tally = new Tally();
    for (const home of this.#usages) tally.add([home], 1);
    if (this.#hasBritishAddress) tally.add(['GB'], ADDRESS);
    for (const [index, { homes, weight }] of COUNTRY_SIGNS.entries()) {
      tally.add(homes, weight * Math.min(this.#counts[index]!, MOST_OF_ONE));
    }
    for (const finding of findings) tally.add(homesOf(finding), 1);
    return tally.winner();
  }
}

/** What speaks for each country. */
class Tally {
  readonly #signs = new Map<Home, number>();
  #all = 0;

  add(homes: readonly Home[], count: number): void {
    if (homes.length === 0 || count === 0) return;
    this.#all += count;
    for (const home of homes) this.#signs.set(home, (this.#signs.get(home) ?? 0) + count);
  }

  winner(): Home | undefined {
    return [...this.#signs].find(
      ([, count]) => count >= MIN_SIGNS && count > FAR_MORE * (this.#all - count),
    )?.[0];
  }
}

/** Where numbers of a finding's type are used. */
function homesOf({ type }: Finding): readonly Home[] {
  const home = HOMES_OF_NUMBERS[type.slice(0, type.indexOf('-'))];
  return home === undefined ? [] : [home];
}

/** The country of a calling code with three digits, or else with two; the third belongs to the number then. */
function homeOfCode(digits: string): Home | undefined {
  return HOMES_OF_CODES.get(digits) ?? HOMES_OF_CODES.get(digits.slice(0, 2));
}
