/** Keys are told apart by their first characters, so many. */
const HEAD = 4;
const SLOTS = 1 << 16;
/** From so many keys on it is worth while to look for all of them at once. */
const MANY = 16;
/** What is looked at before and behind a place: a character of two units at the most. */
const BESIDE = 2;

/** Says of a place where a key stands in a text whether it counts, by the two units before it and behind it. */
export type AcceptPlace = (text: string, start: number, end: number) => boolean;

/**
 * Counts for each key the places where it stands in a text and that are accepted, without overlaps of one key. The text is
 * given in stretches and never held as a whole; it is gone through once, however many keys there are and however alike
 * they begin.
 */
export class KeyCounter {
  readonly #accept: AcceptPlace;
  readonly #indexes: ReadonlyMap<string, readonly number[]>;
  readonly #counts: number[];
  /** Of each key's last place, counted from the text's start. */
  readonly #ends: number[];
  readonly #lengths: (ReadonlySet<number> | undefined)[];
  /** Those that are sought one by one. */
  readonly #few: readonly string[];
  readonly #longest: number;
  /** The part of the text in which places may still begin, and what stands before it. */
  #held = '';
  #heldFrom = 0;
  #next = 0;

  constructor(keys: readonly string[], accept: AcceptPlace) {
    this.#accept = accept;
    this.#indexes = Map.groupBy(keys.keys(), (index) => keys[index]!);
    this.#counts = keys.map(() => 0);
    this.#ends = keys.map(() => 0);
    const sought = [...this.#indexes.keys()].filter((key) => key !== '');
    const isMany = sought.length >= MANY;
    this.#few = isMany ? sought.filter((key) => key.length < HEAD) : sought;
    this.#lengths = isMany ? lengthsBySlot(sought) : [];
    this.#longest = sought.reduce((longest, { length }) => Math.max(longest, length), 0);
  }

  /** Goes on with the text. */
  add(stretch: string): void {
    this.#held += stretch;
    this.#countUpTo(this.#held.length - this.#longest - BESIDE);
  }

  /** Ends the text; answers the counts in the order of the keys. */
  finish(): readonly number[] {
    this.#countUpTo(this.#held.length);
    return this.#counts;
  }

  /** Counts what begins before a place, and lets go of what is before it. */
  #countUpTo(limit: number): void {
    if (limit <= this.#next) return;
    this.#countMany(limit);
    for (const key of this.#few) this.#countOne(key, limit);
    const dropped = Math.max(0, limit - BESIDE);
    this.#held = this.#held.slice(dropped);
    this.#heldFrom += dropped;
    this.#next = limit - dropped;
  }

  #countMany(limit: number): void {
    if (this.#lengths.length === 0) return;
    const held = this.#held;
    const last = Math.min(limit, held.length - HEAD + 1);
    for (let at = this.#next; at < last; at += 1) {
      for (const length of this.#lengths[slotOf(held, at)] ?? []) {
        this.#count(held.slice(at, at + length), at);
      }
    }
  }

  #countOne(key: string, limit: number): void {
    const held = this.#held;
    for (let at = held.indexOf(key, this.#next); at !== -1 && at < limit;) {
      this.#count(key, at);
      at = held.indexOf(key, at + 1);
    }
  }

  #count(key: string, at: number): void {
    const end = at + key.length;
    for (const index of this.#indexes.get(key) ?? []) {
      if (this.#heldFrom + at < this.#ends[index]!) continue;
      if (!this.#accept(this.#held, at, end)) continue;
      this.#counts[index]! += 1;
      this.#ends[index] = this.#heldFrom + end;
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
