/** Keys are told apart by their first characters, so many. */
const HEAD = 4;
const SLOTS = 1 << 16;
/** From so many keys on it is worth while to look for all of them at once. */
const MANY = 16;

/** A part of a text: the places at which a key may begin. */
export interface SearchedPlaces {
  readonly from: number;
  /** Exclusive. */
  readonly limit: number;
}

/** Finds keys in texts; a text is gone through once, however many keys there are and however alike they begin. */
export class KeyIndex {
  /** Of the longest key; 0 where there is none. */
  readonly longest: number;
  readonly #keys: ReadonlySet<string>;
  readonly #lengths: (ReadonlySet<number> | undefined)[];
  /** Those that are sought one by one. */
  readonly #few: readonly string[];

  /** Empty keys stand nowhere. */
  constructor(keys: Iterable<string>) {
    this.#keys = new Set(keys);
    const sought = [...this.#keys].filter((key) => key !== '');
    const isMany = sought.length >= MANY;
    this.#few = isMany ? sought.filter((key) => key.length < HEAD) : sought;
    this.#lengths = isMany ? lengthsBySlot(sought) : [];
    this.longest = sought.reduce((longest, { length }) => Math.max(longest, length), 0);
  }

  /** Hands out each place where a key stands, overlaps included; those of one key in their order. */
  find(
    text: string,
    { from, limit }: SearchedPlaces,
    receive: (key: string, at: number) => void,
  ): void {
    const last = this.#lengths.length === 0 ? from : Math.min(limit, text.length - HEAD + 1);
    for (let at = from; at < last; at += 1) {
      for (const length of this.#lengths[slotOf(text, at)] ?? []) {
        const key = text.slice(at, at + length);
        if (this.#keys.has(key)) receive(key, at);
      }
    }
    for (const key of this.#few) {
      for (let at = text.indexOf(key, from); at !== -1 && at < limit;) {
        receive(key, at);
        at = text.indexOf(key, at + 1);
      }
    }
  }
}

/** How long the keys are whose first characters fall into a slot. */
function lengthsBySlot(keys: readonly string[]): (Set<number> | undefined)[] {
  const slots = Array<Set<number> | undefined>(SLOTS).fill(undefined);
  for (const key of keys) {
    if (key.length >= HEAD) (slots[slotOf(key, 0)] ??= new Set()).add(key.length);
  }
  return slots;
}

function slotOf(text: string, at: number): number {
  const first = text.charCodeAt(at) * 31 + text.charCodeAt(at + 1);
  const second = text.charCodeAt(at + 2) * 31 + text.charCodeAt(at + 3);
  return (Math.imul(first, 2053) + second) & (SLOTS - 1);
}
