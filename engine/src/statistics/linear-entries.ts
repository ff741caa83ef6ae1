import { readNumber } from './leb128.ts';
import { readPrintedBytes, readPrintedSignedBytes } from './printed-bytes.ts';

/** What the features of a linear model weigh as it is stored: in lists of like bytes, which are packed the better. */
export interface StoredEntries {
  /** A feature's bucket is its hash modulo two to this power. */
  readonly bucketBits: number;
  /**
   * The buckets that weigh anything, in rising order: the distance of each from the one before as a LEB128 number, its
   * bytes printed.
   */
  readonly buckets: string;
  /** How many labels each of them weighs for, a printed byte each. */
  readonly counts: string;
  /** The indexes of these labels, a printed byte each. */
  readonly entryLabels: string;
  /** What each of them weighs, a printed signed byte each. */
  readonly entryWeights: string;
}

/** The same, unpacked: the entries of one bucket after the other. */
export interface LinearEntries {
  readonly bucketBits: number;
  readonly buckets: Uint32Array;
  readonly counts: Uint8Array;
  readonly labels: Uint8Array;
  readonly weights: Int8Array;
}

/** Unpacks stored entries. */
export function readEntries(stored: StoredEntries): LinearEntries {
  const distances = readPrintedBytes(stored.buckets);
  const counts = readPrintedBytes(stored.counts);
  const buckets = new Uint32Array(counts.length);
  let bucket = 0;
  let at = 0;
  for (let index = 0; index < buckets.length; index += 1) {
    const distance = readNumber(distances, at);
    at = distance.end;
    bucket += distance.value;
    buckets[index] = bucket;
  }
  return {
    bucketBits: stored.bucketBits,
    buckets,
    counts,
    labels: readPrintedBytes(stored.entryLabels),
    weights: readPrintedSignedBytes(stored.entryWeights),
  };
}
