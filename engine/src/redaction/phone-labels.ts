/** How a phone number is recognized in another notation. */
interface PhoneKeys {
  /** The keys by which other notations may recognize the number. */
  readonly offered: readonly string[];
  /** The keys by which the number is recognized where it was met in the other notation. */
  readonly accepted: readonly string[];
}

/** Numbers of fewer digits have no country code, or are too short to be told apart without one. */
const SHORTEST = 8;
const CODE_LENGTHS = [1, 2, 3];
/** The prefix within a country, as in `+44 (0)20`. */
const BRACKETED_PREFIX = /\(0\)/;
const INTERNATIONAL = /^\s*(?:\+|00)/;

/** The labels of phone numbers that were met with their country's code, or without it. */
export class PhoneLabels {
  readonly #labels = new Map<string, string>();

  /** The label of the same number in the other notation; undefined where it was not met. */
  take(value: string): string | undefined {
    const key = phoneKeysOf(value).accepted.find((accepted) => this.#labels.has(accepted));
    if (key === undefined) return undefined;
    const label = this.#labels.get(key);
    // The numbers of two countries may agree within each, and are not one.
    this.#labels.delete(key);
    return label;
  }

  /** Takes note of a number that has a label of its own. */
  add(value: string, label: string): void {
    for (const key of phoneKeysOf(value).offered) {
      if (!this.#labels.has(key)) this.#labels.set(key, label);
    }
  }
}

/**
 * The keys of a number with its country's code are those of the same number within the country, and the other way
 * round.
 */
function phoneKeysOf(value: string): PhoneKeys {
  const digits = value.replace(BRACKETED_PREFIX, '').replaceAll(/\D/g, '').replace(/^0+/, '');
  const isInternational = INTERNATIONAL.test(value);
  const national = isInternational ? CODE_LENGTHS.map((length) => digits.slice(length)) : [digits];
  const long = national.filter(({ length }) => length >= SHORTEST);
  const abroad = long.map((key) => `abroad ${key}`);
  const home = long.map((key) => `home ${key}`);
  return isInternational
    ? { offered: abroad, accepted: home }
    : { offered: home, accepted: abroad };
}
