/** The size of a network over words. */
export interface WordNetworkShape {
  /** How many numbers stand for a word; even. */
  readonly width: number;
  /** A multiple of four. */
  readonly hidden: number;
  readonly labels: number;
  /** No passage has more words. */
  readonly mostWords: number;
}

/** What a network has learned; `layers` as `layersOf` parts them. */
export interface WordNetworkParameters {
  /** Row by row what stands for each known word; the first row stands for all others. */
  readonly vectors: Float32Array;
  readonly layers: Float32Array;
}

/** The parts of the layers, as views of the same numbers. */
export interface Layers {
  /** What a word adds to each pair that it begins, and to each that it ends: a row for each number of a pair. */
  readonly begins: Float32Array;
  readonly ends: Float32Array;
  readonly pairBiases: Float32Array;
  /** A row of what was pooled for each hidden unit. */
  readonly hidden: Float32Array;
  readonly hiddenBiases: Float32Array;
  /** A row of hidden units for each label. */
  readonly answers: Float32Array;
  readonly answerBiases: Float32Array;
}

/** Parts the numbers of the layers. */
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

/** What the words of a passage are pooled to: their mean, the largest of them, and the largest of their pairs. */
export const POOLS = 3;

/** How many numbers the layers have. */
export function layersSize({ width, hidden, labels }: WordNetworkShape): number {
  return width * (2 * width + 1) + hidden * (POOLS * width + 1) + labels * (hidden + 1);
}
