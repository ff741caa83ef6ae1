import type {
  WordNetworkParameters,
  WordNetworkShape,
  WordNetworkWeights,
} from '@proviso/engine/training';

import { encodeFloats } from './encode-floats.ts';
import { encodePrintableBytes, encodePrintableSignedBytes } from './encode-printable.ts';
import { encodeRisingNumbers } from './rising-numbers.ts';

/** Vector entries are quantized to this many steps on either side of zero, a range that covers most of them. */
const STEPS = 7;
const REACH = 3;

/** The hashes of the words that occur in the most passages, in rising order. */
export function frequentWords(passages: Iterable<Iterable<number>>, most: number): Uint32Array {
  const counts = new Map<number, number>();
  for (const passage of passages) {
    for (const hash of passage) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }
  const frequent = [...counts].sort(([one, count], [other, otherCount]) =>
    count === otherCount ? one - other : otherCount - count,
  );
  return Uint32Array.from(frequent.slice(0, most), ([hash]) => hash).sort();
}

/** Encodes a network for `readWordNetwork` of the engine; vector row 0 is for unknown words. */
export function encodeWordNetwork(
  words: Uint32Array,
  { vectors, layers }: WordNetworkParameters,
  { width }: WordNetworkShape,
): WordNetworkWeights {
  const squares = vectors.subarray(width).reduce((sum, value) => sum + value * value, 0);
  const unit = (REACH * Math.sqrt(squares / (vectors.length - width))) / STEPS;
  const step = (value: number): number =>
    Math.max(-STEPS, Math.min(STEPS, Math.round(value / unit)));
  return {
    words: encodePrintableBytes(encodeRisingNumbers(words)),
    vectors: encodePrintableSignedBytes(Array.from(vectors, step)),
    unit,
    layers: encodeFloats(layers),
  };
}
