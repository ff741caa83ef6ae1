import {
  KEY_BITS,
  LABELS,
  type PackedChain,
  type PackedTable,
  STRIDE,
} from '@proviso/engine/training';

import { encodeFloats } from '../statistics/encode-floats.ts';
import { encodePrintableSignedBytes } from '../statistics/encode-printable.ts';
import { encodeRisingNumbers } from '../statistics/rising-numbers.ts';
import type { FittedChains } from './fit-chains.ts';

/** Fewer levels than a byte has: they compress better, and cross-validation shows no difference. */
const MAX_LEVEL = 40;
/** The few weights above this quantile are clipped, so that the others are quantized more finely. */
const KEPT_SHARE = 0.9995;

/** Masks in the format described in `weights-file.ts`; the masks of colliding keys are combined. */
export function packTable(masks: ReadonlyMap<number, number>): PackedTable {
  const byKey = new Map<number, number>();
  for (const [hash, mask] of masks) {
    const key = hash >>> (32 - KEY_BITS);
    byKey.set(key, (byKey.get(key) ?? 0) | mask);
  }
  const entries = [...byKey].sort(([one], [other]) => one - other);
  const bytes = encodeRisingNumbers(entries.map(([key]) => key));
  for (const [, mask] of entries) bytes.push(mask & 0xff);
  for (const [, mask] of entries) bytes.push(mask >>> 8);
  return { count: entries.length, bytes: Buffer.from(bytes).toString('base64') };
}

/** Quantizes weights to signed bytes with one step size. */
export function packChain({ weights, transitions }: FittedChains): PackedChain {
  const sizes = Float32Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort();
  const largest = sizes[Math.floor(sizes.length * KEPT_SHARE)] ?? 1;
  const unit = Number((largest / MAX_LEVEL).toPrecision(6));
  const buckets = weights.length / STRIDE;
  const rows = new Int8Array(buckets * LABELS);
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    for (let label = 0; label < LABELS; label += 1) {
      const steps = Math.round((weights[bucket * STRIDE + label] ?? 0) / unit);
      rows[label * buckets + bucket] = Math.max(-MAX_LEVEL, Math.min(MAX_LEVEL, steps));
    }
  }
  return {
    unit,
    rows: encodePrintableSignedBytes(rows),
    transitions: encodeFloats(transitions),
  };
}
