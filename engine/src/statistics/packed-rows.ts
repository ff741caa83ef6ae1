import type { LinearEntries } from './linear-entries.ts';

/** So many features are added up side by side: sums of signed bytes stay within 16 bits. */
const STRETCH = 256;
/** So many numbers of rows are added up at once; a row has a multiple of them. */
const COLUMNS = 4;

/**
 * What features weigh, as rows with two labels to a number, so that adding it adds both: a list of the few labels that a
 * feature weighs for takes longer to read, for nobody can foretell how long it is. All buckets with the same single entry
 * share a row, and those without any the first one, which is nought.
 */
export class PackedRows {
  readonly #mask: number;
  /** How many numbers a row has. */
  readonly #width: number;
  /** By bucket: the number of its row. */
  readonly #rowOf: Uint16Array | Uint32Array;
  readonly #rows: Int32Array;
  readonly #sums: Int32Array;
  /** Where the rows of a stretch of features begin. */
  readonly #starts = new Int32Array(STRETCH);

  constructor(entries: LinearEntries, labelCount: number) {
    const { bucketBits, counts } = entries;
    const sharedCount = sharedRow(labelCount, 0);
    const rowCount = counts.reduce((sum, count) => sum + Number(count > 1), sharedCount);
    this.#mask = 2 ** bucketBits - 1;
    this.#width = Math.ceil(labelCount / (2 * COLUMNS)) * COLUMNS;
    this.#rowOf = new (rowCount > 1 << 16 ? Uint32Array : Uint16Array)(this.#mask + 1);
    this.#rows = new Int32Array(rowCount * this.#width);
    this.#sums = new Int32Array(2 * this.#width);
    this.#fillShared(labelCount);
    this.#fillOwn(entries, sharedCount);
  }

  /** What the first `count` features weigh together for each label; the same array each time, longer than there are labels. */
  sumsOf(features: Uint32Array, count: number): Int32Array {
    this.#sums.fill(0);
    for (let from = 0; from < count; from += STRETCH) {
      const found = this.#findRows(features, from, Math.min(count, from + STRETCH));
      for (let column = 0; column < this.#width; column += COLUMNS) {
        this.#addColumns(column, found);
      }
    }
    return this.#sums;
  }

  /** What one feature weighs for a label. */
  weightOf(feature: number, label: number): number {
    const row = this.#rowOf[feature & this.#mask]!;
    const both = this.#rows[row * this.#width + (label >>> 1)]!;
    const low = lowOf(both);
    return (label & 1) === 0 ? low : (both - low) >> 16;
  }

  /** Gathers where the rows of features begin, without branches; answers how many have one of their own. */
  #findRows(features: Uint32Array, from: number, to: number): number {
    const starts = this.#starts;
    const rowOf = this.#rowOf;
    const mask = this.#mask;
    const width = this.#width;
    let count = 0;
    for (let at = from; at < to; at += 1) {
      const row = rowOf[features[at]! & mask]!;
      starts[count] = row * width;
      // One where the number is not nought.
      count += (0 - row) >>> 31;
    }
    return count;
  }

  /** Columns side by side, for each sum has to wait for what was added before. */
  #addColumns(column: number, count: number): void {
    const starts = this.#starts;
    const rows = this.#rows;
    let first = 0;
    let second = 0;
    let third = 0;
    let fourth = 0;
    for (let at = 0; at < count; at += 1) {
      const start = starts[at]! + column;
      first = (first + rows[start]!) | 0;
      second = (second + rows[start + 1]!) | 0;
      third = (third + rows[start + 2]!) | 0;
      fourth = (fourth + rows[start + 3]!) | 0;
    }
    addBoth(this.#sums, 2 * column, first);
    addBoth(this.#sums, 2 * column + 2, second);
    addBoth(this.#sums, 2 * column + 4, third);
    addBoth(this.#sums, 2 * column + 6, fourth);
  }

  #fillShared(labelCount: number): void {
    for (let label = 0; label < labelCount; label += 1) {
      for (let byte = -128; byte < 128; byte += 1) {
        this.#addEntry(sharedRow(label, byte), label, byte);
      }
    }
  }

  /** Fills the rows from one on, and notes which are whose. */
  #fillOwn({ buckets, counts, labels, weights }: LinearEntries, from: number): void {
    let row = from;
    let at = 0;
    for (const [index, count] of counts.entries()) {
      const end = at + count;
      if (count === 1) this.#rowOf[buckets[index]!] = sharedRow(labels[at]!, weights[at]!);
      else {
        this.#rowOf[buckets[index]!] = row;
        for (; at < end; at += 1) this.#addEntry(row, labels[at]!, weights[at]!);
        row += 1;
      }
      at = end;
    }
  }

  #addEntry(row: number, label: number, weight: number): void {
    this.#rows[row * this.#width + (label >>> 1)]! += (label & 1) === 0 ? weight : weight << 16;
  }
}

/** The number of the row that holds nothing but a weight for a label. */
function sharedRow(label: number, weight: number): number {
  return 1 + ((label << 8) | (weight & 0xff));
}

/** Adds to the sums of two labels what a number holds of both. */
function addBoth(sums: Int32Array, label: number, both: number): void {
  const low = lowOf(both);
  sums[label]! += low;
  sums[label + 1]! += (both - low) >> 16;
}

/** Of two labels, what the lower bits hold for the first. */
function lowOf(both: number): number {
  return (both << 16) >> 16;
}
