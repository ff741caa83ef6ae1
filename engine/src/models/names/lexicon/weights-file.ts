import type { ChainWeights } from '#engine/models/names/labeling/first-pass.ts';
import { LABELS, STRIDE } from '#engine/models/names/labeling/labels.ts';
import type { TaggerWeights } from '#engine/models/names/labeling/tagger.ts';
import { decodeBase64 } from '#engine/statistics/decode-base64.ts';
import { readPrintedSignedBytes } from '#engine/statistics/printed-bytes.ts';
import { readFloats } from '#engine/statistics/read-floats.ts';
import { readRisingNumbers } from '#engine/statistics/rising-numbers.ts';

import { HashTable } from './hash-table.ts';

/** A table of masks in base64: the keys as rising numbers, then the low and then the high bytes of the masks. */
export interface PackedTable {
  readonly count: number;
  readonly bytes: string;
}

/**
 * Weights of a chain: seven printed signed bytes per bucket, and 64 transitions as little-endian 32-bit floats in
 * base64.
 */
export interface PackedChain {
  readonly unit: number;
  readonly rows: string;
  readonly transitions: string;
}

/** The content of `names.weights.json`. */
export interface PackedWeights {
  readonly version: string;
  readonly words: PackedTable;
  readonly phrases: PackedTable;
  readonly classes: PackedTable;
  readonly first: PackedChain;
  readonly second: PackedChain;
  readonly caution: number;
  readonly handleCaution: number;
}

/** The number of bits of a hash kept in the file. */
export const KEY_BITS = 27;

/** Builds the tables that the tagger reads. */
export function unpackWeights(packed: PackedWeights): TaggerWeights {
  return {
    lexicon: {
      words: unpackTable(packed.words),
      phrases: unpackTable(packed.phrases),
      classes: unpackTable(packed.classes),
    },
    first: unpackChain(packed.first),
    second: unpackChain(packed.second),
    caution: packed.caution,
    handleCaution: packed.handleCaution,
  };
}

/** The masks follow all keys, low bytes before high ones, because grouping similar bytes compresses best. */
function unpackTable({ count, bytes: encoded }: PackedTable): HashTable {
  const bytes = decodeBase64(encoded);
  const masks = bytes.length - count * 2;
  const table = new HashTable(count, 32 - KEY_BITS);
  const keys = readRisingNumbers(bytes.subarray(0, masks));
  for (let entry = 0; entry < count; entry += 1) {
    const mask = (bytes[masks + entry] ?? 0) | ((bytes[masks + count + entry] ?? 0) << 8);
    table.set((keys[entry]! << (32 - KEY_BITS)) >>> 0, mask);
  }
  return table;
}

function unpackChain({ unit, rows: encoded, transitions }: PackedChain): ChainWeights {
  const bytes = readPrintedSignedBytes(encoded);
  const buckets = bytes.length / LABELS;
  const rows = new Int8Array(buckets * STRIDE);
  for (let label = 0; label < LABELS; label += 1) {
    const from = label * buckets;
    for (let bucket = 0; bucket < buckets; bucket += 1) {
      rows[bucket * STRIDE + label] = bytes[from + bucket]!;
    }
  }
  return { rows, unit, transitions: readFloats(transitions) };
}
