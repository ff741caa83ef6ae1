import { STRIDE } from './labels.ts';

/** So many numbers hold the sums of all labels. */
export const LANES = 4;
/** So many weights may be added up at once, lest sums of 16 bits run over. */
export const MOST_SUMMED = 128;

/** A row of weights is two numbers of four bytes. */
const HALVES = 2;
const EVEN_BYTES = 0x00ff00ff;
/** Makes signed bytes unsigned, each larger by 128. */
const UNSIGNED = 0x80808080 | 0;
const LARGER = 0x00800080;

/**
 * Weights of features, a signed byte for each label, that are added up two labels at a time: sums of 16 bits share a
 * number, the third label of a half row with the first, the fourth with the second.
 */
export class LabelRows {
  private readonly halves: Int32Array;
  private readonly last: number;
  private readonly sums = new Int32Array(LANES);

  constructor(rows: Int8Array) {
    this.halves = new Int32Array(rows.buffer, rows.byteOffset, rows.length / 4);
    this.last = rows.length / STRIDE - 1;
  }

  /** The sums of the weights of features, given by their hashes; the next ones are written over them. */
  sum(hashes: Uint32Array, from: number, to: number): Int32Array {
    const { halves, last, sums } = this;
    let one = 0;
    let two = 0;
    let three = 0;
    let four = 0;
    for (let feature = from; feature < to; feature += 1) {
      const row = (hashes[feature]! & last) * HALVES;
      const before = halves[row]! ^ UNSIGNED;
      const behind = halves[row + 1]! ^ UNSIGNED;
      one = (one + (before & EVEN_BYTES)) | 0;
      two = (two + ((before >>> 8) & EVEN_BYTES)) | 0;
      three = (three + (behind & EVEN_BYTES)) | 0;
      four = (four + ((behind >>> 8) & EVEN_BYTES)) | 0;
    }
    const larger = Math.imul(to - from, LARGER);
    sums[0] = one - larger;
    sums[1] = two - larger;
    sums[2] = three - larger;
    sums[3] = four - larger;
    return sums;
  }
}

/** Writes sums as `LabelRows` has them label by label. */
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
