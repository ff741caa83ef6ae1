import { readPrintedBytes, readPrintedSignedBytes } from './printed-bytes.ts';
import { readRisingNumbers } from './rising-numbers.ts';

/** What the features of a linear model weigh as it is stored: in lists of like bytes, which are packed the better. */
export interface StoredEntries {
  /** A feature's bucket is its hash modulo two to this power. */
  readonly bucketBits: number;
  /** The buckets that weigh anything: rising numbers, their bytes printed. */
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
  return {
    bucketBits: stored.bucketBits,
    buckets: readRisingNumbers(readPrintedBytes(stored.buckets)),
    counts: readPrintedBytes(stored.counts),
    labels: readPrintedBytes(stored.entryLabels),
    weights: readPrintedSignedBytes(stored.entryWeights),
  };
}
