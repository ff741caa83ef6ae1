import { readPrintedBytes, readPrintedSignedBytes } from './printed-bytes.ts';
import { readFloats } from './read-floats.ts';
import { readRisingNumbers } from './rising-numbers.ts';
import type { WordNetworkShape } from './word-network-layers.ts';
import { WordNetwork } from './word-network.ts';

/** The weights of a network as they are stored; written by `training/statistics/word-network-weights.ts`. */
export interface WordNetworkWeights {
  /** The hashes of the known words: rising numbers, their bytes printed. */
  readonly words: string;
  /** The vectors as printed signed bytes of `unit`, first those of unknown words. */
  readonly vectors: string;
  readonly unit: number;
  /** Base64 of 32-bit floats. */
  readonly layers: string;
}

/** A stored network, and the number of the vector that stands for a word. */
export interface ReadWordNetwork {
  readonly network: WordNetwork;
  readonly rowOf: (wordHash: number) => number;
}

/** Unpacks a stored network; its shape but for the words is the caller's. */
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

/** Looks hashes up in a table, each from the slot on that its last bits name; half of the slots are free, and have no row. */
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
