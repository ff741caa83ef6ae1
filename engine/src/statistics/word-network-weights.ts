import { readPrintedBytes, readPrintedSignedBytes } from './printed-bytes.ts';
import { readFloats } from './read-floats.ts';
import { readRisingNumbers } from './rising-numbers.ts';
import type { WordNetworkShape } from './word-network-layers.ts';
import { WordNetwork } from './word-network.ts';

/** The stored weights of a network, written by `training/statistics/word-network-weights.ts`. */
export interface WordNetworkWeights {
  /** The hashes of the known words: rising numbers as printed bytes. */
  readonly words: string;
  /** The vectors as printed signed bytes in steps of `unit`; the first is for unknown words. */
  readonly vectors: string;
  readonly unit: number;
  /** Base64 of 32-bit floats. */
  readonly layers: string;
}

/** A decoded network, and a lookup of the row of a word's vector. */
export interface ReadWordNetwork {
  readonly network: WordNetwork;
  readonly rowOf: (wordHash: number) => number;
}

/** Decodes a stored network; the caller supplies the rest of its shape. */
export function readWordNetwork(
  weights: WordNetworkWeights,
  shape: WordNetworkShape,
): ReadWordNetwork {
  const steps = readPrintedSignedBytes(weights.vectors);
  const vectors = new Float32Array(steps.length);
  for (let at = 0; at < steps.length; at += 1) vectors[at] = steps[at]! * weights.unit;
  const hashes = Int32Array.from(readRisingNumbers(readPrintedBytes(weights.words)));
  const network = new WordNetwork(shape, { vectors, layers: readFloats(weights.layers) });
  return { network, rowOf: createRowOf(hashes) };
}

/**
 * Builds an open-addressing lookup from hashes to rows; the low bits of a hash select the first slot, and half of the
 * slots are empty.
 */
function createRowOf(hashes: Int32Array): (wordHash: number) => number {
  const mask = 2 ** Math.ceil(Math.log2(2 * hashes.length + 2)) - 1;
  const slots = new Int32Array(2 * (mask + 1));
  const find = (hash: number): number => {
    let slot = 2 * (hash & mask);
    while (slots[slot + 1] !== 0 && slots[slot] !== hash) slot = (slot + 2) & (2 * mask + 1);
    return slot;
  };
  for (let index = 0; index < hashes.length; index += 1) {
    const slot = find(hashes[index]!);
    slots[slot] = hashes[index]!;
    slots[slot + 1] = index + 1;
  }
  return (wordHash) => slots[find(wordHash | 0) + 1]!;
}
