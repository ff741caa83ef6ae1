import { readPrintedBytes, readPrintedSignedBytes } from './printed-bytes.ts';
import { readRisingNumbers } from './rising-numbers.ts';

/** The stored weights of a linear model, grouped into lists of similar bytes, which compress better. */
export interface StoredEntries {
  /** A feature's bucket is its hash modulo two to this power. */
  readonly bucketBits: number;
  /** The buckets with nonzero weights: rising numbers as printed bytes. */
  readonly buckets: string;
  /** The number of labels with a weight in each bucket, one printed byte each. */
  readonly counts: string;
  /** The indexes of these labels, one printed byte each. */
  readonly entryLabels: string;
  /** Their weights, one printed signed byte each. */
  readonly entryWeights: string;
}

/** The same, unpacked: the entries bucket by bucket. */
export interface LinearEntries {
  readonly bucketBits: number;
  readonly buckets: Uint32Array;
  readonly counts: Uint8Array;
  readonly labels: Uint8Array;
  readonly weights: Int8Array;
}

/** Unpacks stored entries. */
export function readEntries(stored: StoredEntries): LinearEntries {
  return {
    bucketBits: stored.bucketBits,
    buckets: readRisingNumbers(readPrintedBytes(stored.buckets)),
    counts: readPrintedBytes(stored.counts),
    labels: readPrintedBytes(stored.entryLabels),
    weights: readPrintedSignedBytes(stored.entryWeights),
  };
}
