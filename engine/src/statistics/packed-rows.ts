import { BucketRanks } from './bucket-ranks.ts';
import type { LinearEntries } from './linear-entries.ts';

/** The number of features summed per batch, so that byte sums fit in 16 bits. */
const STRETCH = 256;
/** The number of labels packed into a 32-bit integer, one byte each. */
const LABELS_OF_NUMBER = 4;
/** Added to weights to make their bytes unsigned. */
const BIAS = 128;
/** An integer whose four weights are all zero. */
const NOTHING = 0x80808080;
/** Selects every other byte, to sum two labels in one integer. */
const EVERY_OTHER = 0x00ff00ff;

/**
 * Feature weights as rows with one byte per label. A list of the few labels with a weight would be slower to read,
 * because its length is unpredictable.
 */
export class PackedRows {
  readonly #ranks: BucketRanks;
  /** The number of integers per row. */
  readonly #width: number;
  readonly #rows: Int32Array;
  readonly #sums: Int32Array;
  /** The row indexes of a batch of features. */
  readonly #found = new Int32Array(STRETCH);

  constructor({ bucketBits, buckets, counts, labels, weights }: LinearEntries, labelCount: number) {
    this.#ranks = new BucketRanks(buckets, bucketBits);
    this.#width = Math.ceil(labelCount / LABELS_OF_NUMBER);
    this.#rows = rowsOf({ counts, labels, weights }, this.#width);
    this.#sums = new Int32Array(LABELS_OF_NUMBER * this.#width);
  }

  /**
   * The sum of the weights of the first `count` features for each label. The array is reused, and longer than the
   * number of labels.
   */
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

  /** The weight of one feature for a label. */
  weightOf(feature: number, label: number): number {
    const row = this.#ranks.rankOf(feature);
    if (row === -1) return 0;
    const number = this.#rows[row * this.#width + numberOf(label)]!;
    return ((number >>> shiftOf(label)) & 0xff) - BIAS;
  }

  /** Sums two columns of the found rows in four independent sums of two labels each. */
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

  /** Adds the packed sums of a label and of the next but one. */
  #addBoth(label: number, both: number, bias: number): void {
    this.#sums[label]! += (both & 0xffff) - bias;
    this.#sums[label + 2]! += (both >>> 16) - bias;
  }
}

/** A row of integers for each bucket, in order. */
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

/** The index in a row of the integer that holds a label's byte. */
function numberOf(label: number): number {
  return Math.trunc(label / LABELS_OF_NUMBER);
}

/** The bit offset of a label's byte in its integer. */
function shiftOf(label: number): number {
  return 8 * (label % LABELS_OF_NUMBER);
}
