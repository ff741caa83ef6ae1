import { doubled } from '#engine/literals/doubled.ts';

/** The initial capacity; it doubles when it is exceeded. */
const INITIAL_CAPACITY = 1 << 12;

/** Hits in the order of their detectors, and for each detector in the order in which they were added. */
interface SortedHits {
  /** By index of a detector: where its hits begin; the last entry is where they all end. */
  readonly firsts: Int32Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** Gathers hits in the order of the text and hands them out by detector, in arrays without gaps (a counting sort). */
export class PendingHits {
  /** How many hits wait. */
  count = 0;
  readonly #detectorCount: number;
  #detectors = new Int32Array(INITIAL_CAPACITY);
  #starts = new Int32Array(INITIAL_CAPACITY);
  #ends = new Int32Array(INITIAL_CAPACITY);

  constructor(detectorCount: number) {
    this.#detectorCount = detectorCount;
  }

  add(detector: number, start: number, end: number): void {
    const { count } = this;
    if (count === this.#detectors.length) this.#grow();
    this.#detectors[count] = detector;
    this.#starts[count] = start;
    this.#ends[count] = end;
    this.count = count + 1;
  }

  /** Removes and returns all hits. */
  take(): SortedHits {
    const { count } = this;
    const firsts = this.#findFirsts();
    const next = firsts.slice();
    const starts = new Int32Array(count);
    const ends = new Int32Array(count);
    for (let hit = 0; hit < count; hit += 1) {
      const detector = this.#detectors[hit]!;
      const to = next[detector]!;
      starts[to] = this.#starts[hit]!;
      ends[to] = this.#ends[hit]!;
      next[detector] = to + 1;
    }
    this.count = 0;
    return { firsts, starts, ends };
  }

  #findFirsts(): Int32Array {
    const firsts = new Int32Array(this.#detectorCount + 1);
    for (let hit = 0; hit < this.count; hit += 1) firsts[this.#detectors[hit]! + 1]! += 1;
    for (let index = 1; index < firsts.length; index += 1) firsts[index]! += firsts[index - 1]!;
    return firsts;
  }

  #grow(): void {
    this.#detectors = doubled(this.#detectors);
    this.#starts = doubled(this.#starts);
    this.#ends = doubled(this.#ends);
  }
}
