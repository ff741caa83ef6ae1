import { BucketRanks } from './bucket-ranks.ts';
import type { LinearEntries } from './linear-entries.ts';

/** So many features are added up side by side: sums of their bytes stay within 16 bits. */
const STRETCH = 256;
/** So many labels have a byte in a number. */
const LABELS_OF_NUMBER = 4;
/** What is added to a weight for its byte to have no sign. */
const BIAS = 128;
/** A number whose labels have nothing but that. */
const NOTHING = 0x80808080;
/** Every other byte of a number, for two labels to be added up in one. */
const EVERY_OTHER = 0x00ff00ff;

/**
 * What features weigh, as rows with a byte for each label: the list of the few labels that a feature weighs for would
 * take longer to read, for nobody can foretell how long it is.
 */
export class PackedRows {
  readonly #ranks: BucketRanks;
  /** How many numbers a row has. */
  readonly #width: number;
  readonly #rows: Int32Array;
  readonly #sums: Int32Array;
  /** The rows of a stretch of features. */
  readonly #found = new Int32Array(STRETCH);

  constructor({ bucketBits, buckets, counts, labels, weights }: LinearEntries, labelCount: number) {
    this.#ranks = new BucketRanks(buckets, bucketBits);
    this.#width = Math.ceil(labelCount / LABELS_OF_NUMBER);
    this.#rows = rowsOf({ counts, labels, weights }, this.#width);
    this.#sums = new Int32Array(LABELS_OF_NUMBER * this.#width);
  }

  /** What the first `count` features weigh together for each label; the same array each time, longer than there are labels. */
  sumsOf(features: Uint32Array, count: number): Int32Array {
    this.#sums.fill(0);
    for (let from = 0; from < count; from += STRETCH) {
      const to = Math.min(count, from + STRETCH);
      const rowCount = this.#ranks.findRanks(features, from, to, this.#found);
      let column = 0;
      for (; column + 1 < this.#width; column += 2) this.#addTwoColumns(column, rowCount);
      if (column < this.#width) this.#addColumn(column, rowCount);
    }
    return this.#sums;
  }

  /** What one feature weighs for a label. */
  weightOf(feature: number, label: number): number {
    const row = this.#ranks.rankOf(feature);
    if (row === -1) return 0;
    const number = this.#rows[row * this.#width + numberOf(label)]!;
    return ((number >>> shiftOf(label)) & 0xff) - BIAS;
  }

  /** Adds up two columns of the rows that were found, in four sums of two labels each: none waits for another. */
  #addTwoColumns(column: number, rowCount: number): void {
    const found = this.#found;
    const rows = this.#rows;
    const width = this.#width;
    let even = 0;
    let odd = 0;
    let nextEven = 0;
    let nextOdd = 0;
    for (let at = 0; at < rowCount; at += 1) {
      const start = found[at]! * width + column;
      const number = rows[start]!;
      const next = rows[start + 1]!;
      even = (even + (number & EVERY_OTHER)) | 0;
      odd = (odd + ((number >>> 8) & EVERY_OTHER)) | 0;
      nextEven = (nextEven + (next & EVERY_OTHER)) | 0;
      nextOdd = (nextOdd + ((next >>> 8) & EVERY_OTHER)) | 0;
    }
    const label = LABELS_OF_NUMBER * column;
    const bias = BIAS * rowCount;
    this.#addBoth(label, even, bias);
    this.#addBoth(label + 1, odd, bias);
    this.#addBoth(label + LABELS_OF_NUMBER, nextEven, bias);
    this.#addBoth(label + LABELS_OF_NUMBER + 1, nextOdd, bias);
  }

  #addColumn(column: number, rowCount: number): void {
    const found = this.#found;
    const rows = this.#rows;
    const width = this.#width;
    let even = 0;
    let odd = 0;
    for (let at = 0; at < rowCount; at += 1) {
      const number = rows[found[at]! * width + column]!;
      even = (even + (number & EVERY_OTHER)) | 0;
      odd = (odd + ((number >>> 8) & EVERY_OTHER)) | 0;
    }
    const label = LABELS_OF_NUMBER * column;
    const bias = BIAS * rowCount;
    this.#addBoth(label, even, bias);
    this.#addBoth(label + 1, odd, bias);
  }

  /** Adds what a number holds of a label and of the next but one. */
  #addBoth(label: number, both: number, bias: number): void {
    this.#sums[label]! += (both & 0xffff) - bias;
    this.#sums[label + 2]! += (both >>> 16) - bias;
  }
}

/** A row of numbers for each bucket, in their order. */
function rowsOf(
  { counts, labels, weights }: Pick<LinearEntries, 'counts' | 'labels' | 'weights'>,
  width: number,
): Int32Array {
  const rows = new Int32Array(width * counts.length).fill(NOTHING);
  let at = 0;
  for (let row = 0; row < counts.length; row += 1) {
    for (const end = at + counts[row]!; at < end; at += 1) {
      const label = labels[at]!;
      rows[row * width + numberOf(label)]! += weights[at]! << shiftOf(label);
    }
  }
  return rows;
}

/** Which of a row's numbers holds the byte of a label. */
function numberOf(label: number): number {
  return Math.trunc(label / LABELS_OF_NUMBER);
}

/** How far left in its number the byte of a label stands. */
function shiftOf(label: number): number {
  return 8 * (label % LABELS_OF_NUMBER);
}
