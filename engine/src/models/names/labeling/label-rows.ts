import { STRIDE } from './labels.ts';

/** The number of 32-bit integers that hold the sums of all labels. */
export const LANES = 4;
/** The maximum number of weights per batch, so that 16-bit sums do not overflow. */
export const MAX_SUMMED = 128;

/** A row of weights is two integers of four bytes. */
const HALVES = 2;
const EVEN_BYTES = 0x00ff00ff;
/** Converts signed bytes to unsigned by adding 128. */
const UNSIGNED = 0x80808080 | 0;
const LARGER = 0x00800080;

/**
 * Feature weights, one signed byte per label, summed two labels at a time: two 16-bit sums share an integer, the first
 * label of a half row with the third and the second with the fourth.
 */
export class LabelRows {
  private readonly halves: Int32Array;
  private readonly last: number;
  private readonly sums = new Int32Array(LANES);

  constructor(rows: Int8Array) {
    this.halves = new Int32Array(rows.buffer, rows.byteOffset, rows.length / 4);
    this.last = rows.length / STRIDE - 1;
  }

  /** The sums of the weights of features given by hash; the array is reused by the next call. */
  sum(hashes: Uint32Array, from: number, to: number): Int32Array {
    const { halves, last, sums } = this;
    let one = 0;
    let two = 0;
    let three = 0;
    let four = 0;
    for (let feature = from; feature < to; feature += 1) {
      const row = (hashes[feature]! & last) * HALVES;
      const before = halves[row]! ^ UNSIGNED;
      const after = halves[row + 1]! ^ UNSIGNED;
      one = (one + (before & EVEN_BYTES)) | 0;
      two = (two + ((before >>> 8) & EVEN_BYTES)) | 0;
      three = (three + (after & EVEN_BYTES)) | 0;
      four = (four + ((after >>> 8) & EVEN_BYTES)) | 0;
    }
    const larger = Math.imul(to - from, LARGER);
    sums[0] = one - larger;
    sums[1] = two - larger;
    sums[2] = three - larger;
    sums[3] = four - larger;
    return sums;
  }
}

/** Unpacks the sums of `LabelRows`, one per label. */
export function unpackSums(sums: Int32Array, labels: Int32Array): void {
  unpackPair(sums[0]!, labels, 0);
  unpackPair(sums[1]!, labels, 1);
  unpackPair(sums[2]!, labels, 4);
  unpackPair(sums[3]!, labels, 5);
}

function unpackPair(sums: number, labels: Int32Array, label: number): void {
  const low = (sums << 16) >> 16;
  labels[label] = low;
  labels[label + 2] = (sums - low) >> 16;
}
