/** Keys are hashed by this many first characters. */
const HEAD = 4;
const SLOTS = 1 << 16;
/** From this many keys on, searching for all of them at once is faster. */
const MANY = 16;

/** The range of a text in which occurrences may begin. */
export interface SearchedPlaces {
  readonly from: number;
  /** Exclusive. */
  readonly limit: number;
}

/** Finds keys in texts; a text is read once, however many keys there are and however similarly they begin. */
export class KeyIndex {
  /** The length of the longest key; 0 where there is none. */
  readonly longest: number;
  readonly #keys: ReadonlySet<string>;
  readonly #lengths: (ReadonlySet<number> | undefined)[];
  /** Keys that are searched for one by one. */
  readonly #few: readonly string[];

  /** Empty keys are never found. */
  constructor(keys: Iterable<string>) {
    this.#keys = new Set(keys);
    const sought = [...this.#keys].filter((key) => key !== '');
    const isMany = sought.length >= MANY;
    this.#few = isMany ? sought.filter((key) => key.length < HEAD) : sought;
    this.#lengths = isMany ? lengthsBySlot(sought) : [];
    this.longest = sought.reduce((longest, { length }) => Math.max(longest, length), 0);
  }

  /** Reports each occurrence of a key, overlapping ones too; those of one key in their order. */
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

/** By slot: the lengths of the keys whose first characters hash to it. */
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
