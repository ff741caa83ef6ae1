import type { View } from '#engine/reading/reading.ts';
import { WordVotes } from '#engine/reading/word-votes.ts';
import type { Finding } from '#engine/vocabulary.ts';

import {
  ADDRESS,
  BRITISH_POSTCODE,
  CALLED_COUNTRIES,
  CALLED_FROM_ABROAD,
  COUNTRY_SIGNS,
  ISSUERS,
  MONEY_OF,
  STATE_OF,
  type Region,
} from './country-signs.ts';
import type { Jurisdiction } from './jurisdiction.ts';

/** One such word may stand anywhere, and texts of one country may name places of another one, but not as often. */
const MAJORITY = { least: 2, farMore: 1.5 };

const SIGNS = [...MONEY_OF, ...STATE_OF];

/** Knows in which country a text belongs, if its signs agree. */
export class TextJurisdiction {
  readonly words = new WordVotes<Jurisdiction>(COUNTRY_SIGNS);
  /** Where money and states are written and phones are called as in the text. */
  readonly #usages = new Set<Jurisdiction>();
  #hasBritishAddress = false;

  /** Takes note of the money, the states and the phones in the next section of the text. */
  read({ text, from, to }: View): void {
    const section = text.slice(from, to);
    for (const [sign, country] of SIGNS) {
      if (!this.#usages.has(country) && sign.test(section)) this.#usages.add(country);
    }
    this.#hasBritishAddress ||= BRITISH_POSTCODE.test(section);
    for (const [, digits = ''] of section.matchAll(CALLED_FROM_ABROAD)) {
      const country = calledCountry(digits);
      if (country !== undefined) this.#usages.add(country);
    }
  }

  /** Whether the text names a region. */
  names(region: Region): boolean {
    return this.words.has(region);
  }

  /**
   * The country that far more signs speak for than against, the numbers of people among the findings included;
   * undefined where they are few or disagree.
   */
  decide(findings: readonly Finding[]): Jurisdiction | undefined {
    const tally = this.words.tally();
    for (const country of this.#usages) tally.add([country], 1);
    if (this.#hasBritishAddress) tally.add(['GB'], ADDRESS);
    for (const { type } of findings) {
      const issuer = issuerOf(type);
      if (issuer !== undefined) tally.add([issuer], 1);
    }
    return tally.winner(MAJORITY);
  }
}

/** The country that issues the numbers of a type, whose name begins with one or two words for the country. */
function issuerOf(type: string): Jurisdiction | undefined {
  const [first = '', second = ''] = type.split('-', 2);
  return ISSUERS.get(first) ?? ISSUERS.get(`${first}-${second}`);
}

/** The country of a calling code with three digits, or else with two; the third belongs to the number then. */
function calledCountry(digits: string): Jurisdiction | undefined {
  return CALLED_COUNTRIES.get(digits) ?? CALLED_COUNTRIES.get(digits.slice(0, 2));
}
