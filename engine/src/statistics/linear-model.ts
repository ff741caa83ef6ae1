import { decodeBase64 } from './decode-base64.ts';

/** The weights of a linear model as they are stored; written by `training/statistics/linear-weights.ts`. */
export interface LinearWeights {
  /** Names of the labels, separated by blanks. */
  readonly labels: string;
  /** A feature's bucket is its hash modulo two to this power. */
  readonly bucketBits: number;
  /** Base64 of two little-endian 32-bit floats for each label: what is added to its score, and the size of a weight's unit. */
  readonly scales: string;
  /**
   * Base64 of the buckets that weigh anything, in rising order: the distance from the bucket before as a LEB128 number,
   * how many labels it weighs for, and for each the label's index and the weight as a signed byte.
   */
  readonly rows: string;
}

/** Several linear classifiers over the same features, read in one pass. */
export interface LinearModel {
  readonly labels: readonly string[];
  /**
   * The score of each label for the first `count` features, each a hash that counts `value`. The array is the same
   * at every call.
   */
  readonly score: (features: Uint32Array, count: number, value?: number) => Float32Array;
  /** What one feature adds to a label's score. */
  readonly weightOf: (feature: number, label: number) => number;
}

/** Unpacks stored weights: a row of signed bytes for each bucket that weighs anything. */
export function readLinearModel(weights: LinearWeights): LinearModel {
  const labels = weights.labels.split(' ');
  const { biases, units } = readScales(weights.scales, labels.length);
  const { rowOf, table } = readRows(weights, labels.length);
  const mask = rowOf.length - 1;
  const sums = new Int32Array(labels.length);
  const scores = new Float32Array(labels.length);
  return {
    labels,
    score(features, count, value = 1) {
      sums.fill(0);
      for (let index = 0; index < count; index += 1) {
        const row = rowOf[(features[index] ?? 0) & mask] ?? 0;
        if (row !== 0) addRow(sums, table, row * labels.length);
      }
      for (let label = 0; label < labels.length; label += 1) {
        scores[label] = (biases[label] ?? 0) + (sums[label] ?? 0) * (units[label] ?? 0) * value;
      }
      return scores;
    },
    weightOf: (feature, label) =>
      (table[(rowOf[feature & mask] ?? 0) * labels.length + label] ?? 0) * (units[label] ?? 0),
  };
}

function addRow(sums: Int32Array, table: Int8Array, from: number): void {
  for (let label = 0; label < sums.length; label += 1) {
    sums[label] = (sums[label] ?? 0) + (table[from + label] ?? 0);
  }
}

function readScales(encoded: string, labelCount: number) {
  const bytes = decodeBase64(encoded);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const biases = new Float32Array(labelCount);
  const units = new Float32Array(labelCount);
  for (let label = 0; label < labelCount; label += 1) {
    biases[label] = view.getFloat32(label * 8, true);
    units[label] = view.getFloat32(label * 8 + 4, true);
  }
  return { biases, units };
}

/** `rowOf` gives a bucket's row in `table`; row 0 is that of every bucket without weights, and is all zeros. */
function readRows({ rows, bucketBits }: LinearWeights, labelCount: number) {
  const bytes = decodeBase64(rows);
  const rowOf = new Uint32Array(2 ** bucketBits);
  const table = new Int8Array((countRows(bytes) + 1) * labelCount);
  let at = 0;
  let bucket = 0;
  for (let row = 1; at < bytes.length; row += 1) {
    const distance = readNumber(bytes, at);
    bucket += distance.value;
    rowOf[bucket] = row;
    at = distance.end;
    const end = at + 1 + 2 * (bytes[at] ?? 0);
    for (at += 1; at < end; at += 2) {
      table[row * labelCount + (bytes[at] ?? 0)] = bytes[at + 1] ?? 0;
    }
  }
  return { rowOf, table };
}

function countRows(bytes: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < bytes.length; count += 1) {
    at = readNumber(bytes, at).end;
    at += 1 + 2 * (bytes[at] ?? 0);
  }
  return count;
}

/** A LEB128 number: seven bits a byte, the lowest first, the high bit set on all but the last. */
function readNumber(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0;
  let end = start;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[end] ?? 0;
    value |= (byte & 0x7f) << shift;
    end += 1;
    if (byte < 0x80) return { value, end };
  }
}
