/** The shape of a network over words. */
export interface WordNetworkShape {
  /** The dimension of word vectors; even. */
  readonly width: number;
  /** The number of hidden units; a multiple of four. */
  readonly hidden: number;
  readonly labels: number;
  /** The maximum number of words in a passage. */
  readonly maxWords: number;
}

/** The parameters of a network; `layersOf` splits `layers`. */
export interface WordNetworkParameters {
  /** One row per known word; the first row is for unknown words. */
  readonly vectors: Float32Array;
  readonly layers: Float32Array;
}

/** The parts of the layers, as views of one array. */
export interface Layers {
  /**
   * The contribution of a word to the pair that it begins and to the pair that it ends: one row per output dimension.
   */
  readonly begins: Float32Array;
  readonly ends: Float32Array;
  readonly pairBiases: Float32Array;
  /** One row over the pooled values for each hidden unit. */
  readonly hidden: Float32Array;
  readonly hiddenBiases: Float32Array;
  /** One row over the hidden units for each label. */
  readonly answers: Float32Array;
  readonly answerBiases: Float32Array;
}

/** Splits the array of layer parameters. */
export function layersOf(
  numbers: Float32Array,
  { width, hidden, labels }: WordNetworkShape,
): Layers {
  let at = 0;
  const next = (length: number): Float32Array => {
    at += length;
    return numbers.subarray(at - length, at);
  };
  return {
    begins: next(width * width),
    ends: next(width * width),
    pairBiases: next(width),
    hidden: next(hidden * POOLS * width),
    hiddenBiases: next(hidden),
    answers: next(labels * hidden),
    answerBiases: next(labels),
  };
}

/** The pools over a passage: the mean of its words, the maximum of its words, and the maximum of its pairs. */
export const POOLS = 3;

/** The number of layer parameters. */
export function layersSize({ width, hidden, labels }: WordNetworkShape): number {
  return width * (2 * width + 1) + hidden * (POOLS * width + 1) + labels * (hidden + 1);
}
