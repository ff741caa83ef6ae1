import {
  type Layers,
  layersOf,
  POOLS,
  type WordNetworkParameters,
  type WordNetworkShape,
} from './word-network-layers.ts';

/**
 * A small network over the words of a passage: vectors of words and of adjacent word pairs are pooled and classified by
 * a hidden layer (after Kim, "Convolutional Neural Networks for Sentence Classification", 2014, and Iyyer et al., "Deep
 * Unordered Composition Rivals Syntactic Methods", 2015). Its steps are separate and leave their results in reused
 * arrays, so that training can hook in between.
 */
export class WordNetwork {
  readonly shape: WordNetworkShape;
  readonly parameters: WordNetworkParameters;
  readonly layers: Layers;
  /** The vectors of a passage's words, concatenated. */
  readonly words: Float32Array;
  /** For each word, its contribution to the pair that it begins, then to the pair that it ends. */
  readonly pairs: Float32Array;
  readonly pooled: Float32Array;
  /**
   * For each dimension of the second pool the index of the maximal word, and of the third that of the maximal pair's
   * first word, or -1.
   */
  readonly largestAt: Int32Array;
  readonly hidden: Float32Array;
  readonly answers: Float32Array;
  /** The offset of each pooled word's vector; its pair contributions start at twice that offset. */
  readonly #starts: Int32Array;
  readonly #pooledSlopes: Float32Array;
  /** A cache of the pair contributions of each vector, and which rows are filled. */
  #pairsOfRows: Float32Array | undefined;
  #known: Uint8Array | undefined;

  constructor(shape: WordNetworkShape, parameters: WordNetworkParameters) {
    this.shape = shape;
    this.parameters = parameters;
    this.layers = layersOf(parameters.layers, shape);
    this.words = new Float32Array(shape.maxWords * shape.width);
    this.pairs = new Float32Array(2 * this.words.length);
    this.#starts = new Int32Array(shape.maxWords);
    this.pooled = new Float32Array(POOLS * shape.width);
    this.#pooledSlopes = new Float32Array(this.pooled.length);
    this.largestAt = new Int32Array(2 * shape.width);
    this.hidden = new Float32Array(shape.hidden);
    this.answers = new Float32Array(shape.labels);
  }

  /**
   * The log-odds of each label for the first `count` words, given as rows of their vectors. The array is reused by the
   * next call.
   */
  run(rows: Uint32Array, count: number): Float32Array {
    const { width } = this.shape;
    const pairs = this.#pairsOf(rows, count);
    for (let word = 0; word < count; word += 1) this.#starts[word] = rows[word]! * width;
    this.#pool(this.parameters.vectors, pairs, count);
    this.hide();
    this.answer();
    return this.answers;
  }

  /**
   * The contribution of each of the `count` words of the latest run to a label's log-odds, by the gradient: its share
   * of the mean, the maxima that it attains, and half of each maximal pair.
   */
  gains(label: number, count: number): Float64Array {
    const { pooled, largestAt } = this;
    const { vectors } = this.parameters;
    const { width } = this.shape;
    const slopes = this.#slopes(label);
    const share = 1 / Math.sqrt(Math.max(1, count));
    const gains = new Float64Array(count);
    const starts = this.#starts;
    for (let word = 0; word < count; word += 1) {
      const start = starts[word]!;
      let sum = 0;
      for (let at = 0; at < width; at += 1) sum += slopes[at]! * vectors[start + at]!;
      gains[word] = sum * share;
    }
    for (let at = 0; at < width; at += 1) {
      gains[largestAt[at]!]! += slopes[width + at]! * pooled[width + at]!;
      const pair = largestAt[width + at]!;
      if (pair < 0) continue;
      const next = Math.min(pair + 1, count - 1);
      const half = (slopes[2 * width + at]! * pooled[2 * width + at]!) / 2;
      gains[pair]! += half;
      gains[next]! += half;
    }
    return gains;
  }

  /** The gradient of a label's log-odds with respect to the pooled values; the array is reused. */
  #slopes(label: number): Float32Array {
    const { hidden, layers } = this;
    const slopes = this.#pooledSlopes;
    const { answers, hidden: weights } = layers;
    const { length } = slopes;
    slopes.fill(0);
    let before = -1;
    for (let unit = 0; unit < hidden.length; unit += 1) {
      if (hidden[unit] === 0) continue;
      // Two at once, because loads and stores take longer than additions.
      if (before === -1) {
        before = unit;
        continue;
      }
      const one = answers[label * hidden.length + before]!;
      const other = answers[label * hidden.length + unit]!;
      const first = before * length;
      const second = unit * length;
      for (let at = 0; at < length; at += 1) {
        const slope = Math.fround(slopes[at]! + one * weights[first + at]!);
        slopes[at] = slope + other * weights[second + at]!;
      }
      before = -1;
    }
    if (before !== -1) {
      const answer = answers[label * hidden.length + before]!;
      for (let at = 0; at < length; at += 1) slopes[at]! += answer * weights[before * length + at]!;
    }
    return slopes;
  }

  gather(rows: Uint32Array, count: number): void {
    const { width } = this.shape;
    const { vectors } = this.parameters;
    for (let word = 0; word < count; word += 1) {
      const row = rows[word]! * width;
      for (let at = 0; at < width; at += 1) this.words[word * width + at] = vectors[row + at]!;
    }
  }

  /** Computes the pair contributions of the gathered words. */
  pair(count: number): void {
    for (let word = 0; word < count; word += 1) this.#pairOne(this.words, word, this.pairs, word);
  }

  /** Pools the gathered words. */
  pool(count: number): void {
    for (let word = 0; word < count; word += 1) this.#starts[word] = word * this.shape.width;
    this.#pool(this.words, this.pairs, count);
  }

  /** The pair contributions of vectors, cached across passages: vectors and layers must not change. */
  #pairsOf(rows: Uint32Array, count: number): Float32Array {
    const { vectors } = this.parameters;
    this.#known ??= new Uint8Array(vectors.length / this.shape.width);
    this.#pairsOfRows ??= new Float32Array(2 * vectors.length);
    for (let word = 0; word < count; word += 1) {
      const row = rows[word]!;
      if (this.#known[row] === 1) continue;
      this.#known[row] = 1;
      this.#pairOne(vectors, row, this.#pairsOfRows, row);
    }
    return this.#pairsOfRows;
  }

  #pairOne(vectors: Float32Array, from: number, pairs: Float32Array, to: number): void {
    const { width } = this.shape;
    const { begins, ends } = this.layers;
    for (let at = 0; at < width; at += 1) {
      let begin = 0;
      let end = 0;
      for (let of = 0; of < width; of += 1) {
        const value = vectors[from * width + of]!;
        begin += begins[at * width + of]! * value;
        end += ends[at * width + of]! * value;
      }
      pairs[2 * to * width + at] = begin;
      pairs[(2 * to + 1) * width + at] = end;
    }
  }

  #pool(words: Float32Array, pairs: Float32Array, count: number): void {
    const { width } = this.shape;
    for (let at = 0; at < width; at += 2) {
      this.#poolWords(words, at, count);
      this.#poolPairs(pairs, at, count);
      this.#poolPairs(pairs, at + 1, count);
    }
  }

  /** Pools two adjacent dimensions of the vectors. */
  #poolWords(words: Float32Array, at: number, count: number): void {
    const { pooled, largestAt } = this;
    const { width } = this.shape;
    const starts = this.#starts;
    let sum = 0;
    let nextSum = 0;
    let largest = words[starts[0]! + at]!;
    let nextLargest = words[starts[0]! + at + 1]!;
    let place = 0;
    let nextPlace = 0;
    for (let word = 0; word < count; word += 1) {
      const start = starts[word]! + at;
      const value = words[start]!;
      const next = words[start + 1]!;
      sum += value;
      nextSum += next;
      if (value > largest) {
        largest = value;
        place = word;
      }
      if (next > nextLargest) {
        nextLargest = next;
        nextPlace = word;
      }
    }
    const share = 1 / Math.sqrt(Math.max(1, count));
    pooled[at] = sum * share;
    pooled[at + 1] = nextSum * share;
    pooled[width + at] = largest;
    pooled[width + at + 1] = nextLargest;
    largestAt[at] = place;
    largestAt[at + 1] = nextPlace;
  }

  /** Pairs pass a ReLU; the last word forms a pair with nothing after it. */
  #poolPairs(pairs: Float32Array, at: number, count: number): void {
    const { pooled, largestAt } = this;
    const { width } = this.shape;
    const starts = this.#starts;
    const bias = this.layers.pairBiases[at]!;
    let largest = 0;
    let place = -1;
    let start = 2 * starts[0]! + at;
    for (let word = 1; word < count; word += 1) {
      const begin = pairs[start]!;
      start = 2 * starts[word]! + at;
      const sum = bias + begin + pairs[start + width]!;
      if (sum <= largest) continue;
      largest = sum;
      place = word - 1;
    }
    const last = bias + (count > 0 ? pairs[start]! : 0);
    if (last > largest && count > 0) {
      largest = last;
      place = count - 1;
    }
    pooled[2 * width + at] = largest;
    largestAt[width + at] = place;
  }

  /** Computes four units in parallel, because each sum has a serial dependency; `hidden` is a multiple of four. */
  hide(): void {
    const { hidden, pooled } = this;
    const { length } = pooled;
    const { hidden: weights, hiddenBiases: biases } = this.layers;
    for (let unit = 0; unit < hidden.length; unit += 4) {
      let first = biases[unit]!;
      let second = biases[unit + 1]!;
      let third = biases[unit + 2]!;
      let fourth = biases[unit + 3]!;
      const row = unit * length;
      for (let at = 0; at < length; at += 1) {
        const value = pooled[at]!;
        first += weights[row + at]! * value;
        second += weights[row + length + at]! * value;
        third += weights[row + 2 * length + at]! * value;
        fourth += weights[row + 3 * length + at]! * value;
      }
      hidden[unit] = Math.max(0, first);
      hidden[unit + 1] = Math.max(0, second);
      hidden[unit + 2] = Math.max(0, third);
      hidden[unit + 3] = Math.max(0, fourth);
    }
  }

  answer(): void {
    const { hidden, answers, layers } = this;
    for (let label = 0; label < answers.length; label += 1) {
      let sum = layers.answerBiases[label]!;
      const row = label * hidden.length;
      for (let unit = 0; unit < hidden.length; unit += 1) {
        sum += layers.answers[row + unit]! * hidden[unit]!;
      }
      answers[label] = sum;
    }
  }
}
