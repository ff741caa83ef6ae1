import { readNumber } from './leb128.ts';
import { readPrintedBytes, readPrintedSignedBytes } from './printed-bytes.ts';
import { readFloats } from './small-network.ts';
import { WordNetwork, type WordNetworkShape } from './word-network.ts';

/** The weights of a network as they are stored; written by `training/statistics/word-network-weights.ts`. */
export interface WordNetworkWeights {
  /** The hashes of the known words in rising order: the distance of each from the one before as a LEB128 number, printed. */
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
  const vectors = Float32Array.from(
    readPrintedSignedBytes(weights.vectors),
    (step) => step * weights.unit,
  );
  const rows = rowsOf(readPrintedBytes(weights.words));
  const network = new WordNetwork(shape, { vectors, layers: readFloats(weights.layers) });
  return { network, rowOf: (wordHash) => rows.get(wordHash | 0) ?? 0 };
}

/** By hash as a signed number, which a map finds sooner. */
function rowsOf(distances: Uint8Array): Map<number, number> {
  const rows = new Map<number, number>();
  let hash = 0;
  for (let at = 0; at < distances.length;) {
    const { value, end } = readNumber(distances, at);
    hash += value;
    rows.set(hash | 0, rows.size + 1);
    at = end;
  }
  return rows;
}
