import { decodeBase64 } from './decode-base64.ts';
import { readNumber } from './leb128.ts';
import { readPrintedBytes, readPrintedSignedBytes } from './printed-bytes.ts';

/** The weights of a linear model as they are stored; written by `training/statistics/linear-weights.ts`. */
export interface LinearWeights {
  /** Names of the labels, separated by blanks. */
  readonly labels: string;
  /** A feature's bucket is its hash modulo two to this power. */
  readonly bucketBits: number;
  /** Base64 of two little-endian 32-bit floats for each label: what is added to its score, and the size of a weight's unit. */
  readonly scales: string;
  /**
   * The buckets that weigh anything, in rising order: the distance of each from the one before as a LEB128 number, its
   * bytes printed. What follows is stored apart, for lists of like bytes are packed the better.
   */
  readonly buckets: string;
  /** How many labels each of them weighs for, a printed byte each. */
  readonly counts: string;
  /** The indexes of these labels, a printed byte each. */
  readonly entryLabels: string;
  /** What each of them weighs, a printed signed byte each. */
  readonly entryWeights: string;
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

/** Unpacks stored weights: of each bucket that weighs anything, where its entries stand. */
export function readLinearModel(weights: LinearWeights): LinearModel {
  const labels = weights.labels.split(' ');
  const { biases, units } = readScales(weights.scales, labels.length);
  const { buckets, entries } = unpackBuckets(weights);
  const mask = 2 ** weights.bucketBits - 1;
  const sums = new Int32Array(labels.length);
  const scores = new Float32Array(labels.length);
  return {
    labels,
    score(features, count, value = 1) {
      sums.fill(0);
      for (let index = 0; index < count; index += 1) {
        const at = entriesOf(buckets, (features[index] ?? 0) & mask);
        if (at !== 0) addEntries(sums, entries, at);
      }
      for (let label = 0; label < labels.length; label += 1) {
        scores[label] = (biases[label] ?? 0) + (sums[label] ?? 0) * (units[label] ?? 0) * value;
      }
      return scores;
    },
    weightOf(feature, label) {
      const at = entriesOf(buckets, feature & mask);
      return at === 0 ? 0 : entryOf(entries, at, label) * (units[label] ?? 0);
    },
  };
}

/** Adds the entries of a bucket, whose number stands at an offset: each a label and a signed byte. */
function addEntries(sums: Int32Array, entries: Uint8Array, offset: number): void {
  const end = offset + 1 + 2 * (entries[offset] ?? 0);
  for (let at = offset + 1; at < end; at += 2) {
    const label = entries[at] ?? 0;
    sums[label] = (sums[label] ?? 0) + (((entries[at + 1] ?? 0) << 24) >> 24);
  }
}

/** The byte that the entries at an offset have for a label, which is nought if they have none. */
function entryOf(entries: Uint8Array, offset: number, label: number): number {
  const end = offset + 1 + 2 * (entries[offset] ?? 0);
  for (let at = offset + 1; at < end; at += 2) {
    if (entries[at] === label) return ((entries[at + 1] ?? 0) << 24) >> 24;
  }
  return 0;
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

/**
 * The buckets that weigh anything, in rising order. Most features fall into none of them: a bit for each bucket, and
 * how many are before every 32 of them, stay in the processor's cache where an offset for each bucket would not.
 */
interface Buckets {
  /** For every 32 buckets in turn: their bits, and how many buckets before them have theirs set. */
  readonly bitsAndCounts: Int32Array;
  /** Where the entries of a bucket stand; never at nought. */
  readonly offsets: Uint32Array;
}

/** The offset of a bucket's entries, which is nought for one without weights. */
function entriesOf({ bitsAndCounts, offsets }: Buckets, bucket: number): number {
  const at = (bucket >>> 5) << 1;
  const bits = bitsAndCounts[at] ?? 0;
  const bit = 1 << (bucket & 31);
  if ((bits & bit) === 0) return 0;
  return offsets[(bitsAndCounts[at + 1] ?? 0) + countBits(bits & (bit - 1))] ?? 0;
}

/** How many bits of a number are set; added up side by side, in pairs, then in fours, then in bytes. */
function countBits(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The buckets, and the entries of each side by side: how many there are, and for each the label and the weight. */
function unpackBuckets(weights: LinearWeights): { buckets: Buckets; entries: Uint8Array } {
  const distances = readPrintedBytes(weights.buckets);
  const counts = readPrintedBytes(weights.counts);
  const labels = readPrintedBytes(weights.entryLabels);
  const values = readPrintedSignedBytes(weights.entryWeights);
  const bitsAndCounts = new Int32Array(2 * Math.max(1, (2 ** weights.bucketBits) >>> 5));
  const offsets = new Uint32Array(counts.length);
  const entries = new Uint8Array(1 + counts.length + 2 * labels.length);
  let bucket = 0;
  let distanceAt = 0;
  let known = 0;
  let to = 1;
  for (const [row, count] of counts.entries()) {
    const distance = readNumber(distances, distanceAt);
    distanceAt = distance.end;
    bucket += distance.value;
    const word = (bucket >>> 5) << 1;
    bitsAndCounts[word] = (bitsAndCounts[word] ?? 0) | (1 << (bucket & 31));
    offsets[row] = to;
    entries[to] = count;
    to += 1;
    for (const end = known + count; known < end; known += 1) {
      entries[to] = labels[known] ?? 0;
      entries[to + 1] = values[known] ?? 0;
      to += 2;
    }
  }
  addCounts(bitsAndCounts);
  return { buckets: { bitsAndCounts, offsets }, entries };
}

function addCounts(bitsAndCounts: Int32Array): void {
  for (let at = 2; at < bitsAndCounts.length; at += 2) {
    bitsAndCounts[at + 1] = (bitsAndCounts[at - 1] ?? 0) + countBits(bitsAndCounts[at - 2] ?? 0);
  }
}
