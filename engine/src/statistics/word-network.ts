/** The size of a network over words. */
export interface WordNetworkShape {
  /** How many numbers stand for a word. */
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

/**
 * A small network that reads the words of a passage: vectors of words and of pairs of words side by side are pooled, and
 * a hidden layer judges what came of it (after Kim, "Convolutional Neural Networks for Sentence Classification", 2014,
 * and Iyyer et al., "Deep Unordered Composition Rivals Syntactic Methods", 2015). Its steps are apart, and leave what
 * they made in arrays that the next call uses again, so that training can step in between.
 */
export class WordNetwork {
  readonly shape: WordNetworkShape;
  readonly parameters: WordNetworkParameters;
  readonly layers: Layers;
  /** The vectors of a passage's words, one behind the other. */
  readonly words: Float32Array;
  /** What each of them adds to the pair that it begins, and then to the one that it ends. */
  readonly pairs: Float32Array;
  readonly pooled: Float32Array;
  /** For each number of the second pool the word that it is of, and of the third the first word of the pair, or -1. */
  readonly largestAt: Int32Array;
  readonly hidden: Float32Array;
  readonly answers: Float32Array;
  /** Where the vector of each word begins that is pooled; twice as far stands what it adds to pairs. */
  readonly #starts: Int32Array;
  /** What each vector adds to pairs, and of which this is known. */
  #pairsOfRows: Float32Array | undefined;
  #known: Uint8Array | undefined;

  constructor(shape: WordNetworkShape, parameters: WordNetworkParameters) {
    this.shape = shape;
    this.parameters = parameters;
    this.layers = layersOf(parameters.layers, shape);
    this.words = new Float32Array(shape.mostWords * shape.width);
    this.pairs = new Float32Array(2 * this.words.length);
    this.#starts = new Int32Array(shape.mostWords);
    this.pooled = new Float32Array(POOLS * shape.width);
    this.largestAt = new Int32Array(2 * shape.width);
    this.hidden = new Float32Array(shape.hidden);
    this.answers = new Float32Array(shape.labels);
  }

  /** The log-odds of each label for the first `count` words, each the number of its vector; the same array each time. */
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
   * What each of the `count` words of the latest run adds to a label's log-odds, by the slope there: its share of the
   * mean, what it is the largest of, and half of each pair that is.
   */
  gains(label: number, count: number): Float64Array {
    const { pooled, largestAt } = this;
    const { vectors } = this.parameters;
    const { width } = this.shape;
    const slopes = this.#slopes(label);
    const share = 1 / Math.sqrt(Math.max(1, count));
    const gains = new Float64Array(count);
    for (let word = 0; word < count; word += 1) {
      const start = this.#starts[word]!;
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

  /** By how much a label's log-odds rise with each number that was pooled. */
  #slopes(label: number): Float32Array {
    const { hidden, layers, pooled } = this;
    const slopes = new Float32Array(pooled.length);
    for (let unit = 0; unit < hidden.length; unit += 1) {
      if (hidden[unit] === 0) continue;
      const answer = layers.answers[label * hidden.length + unit]!;
      for (let at = 0; at < slopes.length; at += 1) {
        slopes[at]! += answer * layers.hidden[unit * slopes.length + at]!;
      }
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

  /** What the gathered words add to pairs. */
  pair(count: number): void {
    for (let word = 0; word < count; word += 1) this.#pairOne(this.words, word, this.pairs, word);
  }

  /** Pools what was gathered. */
  pool(count: number): void {
    for (let word = 0; word < count; word += 1) this.#starts[word] = word * this.shape.width;
    this.#pool(this.words, this.pairs, count);
  }

  /** What vectors add to pairs, found out of each once for all passages: vectors and layers must stay as they are. */
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
    for (let at = 0; at < this.shape.width; at += 1) {
      this.#poolWords(words, at, count);
      this.#poolPairs(pairs, at, count);
    }
  }

  #poolWords(words: Float32Array, at: number, count: number): void {
    const { pooled, largestAt } = this;
    const { width } = this.shape;
    const starts = this.#starts;
    let sum = 0;
    let largest = words[starts[0]! + at]!;
    let place = 0;
    for (let word = 0; word < count; word += 1) {
      const value = words[starts[word]! + at]!;
      sum += value;
      if (value <= largest) continue;
      largest = value;
      place = word;
    }
    pooled[at] = sum * (1 / Math.sqrt(Math.max(1, count)));
    pooled[width + at] = largest;
    largestAt[at] = place;
  }

  /** Pairs count where they are above nought; the last word ends one with nothing behind it. */
  #poolPairs(pairs: Float32Array, at: number, count: number): void {
    const { pooled, largestAt } = this;
    const { width } = this.shape;
    const starts = this.#starts;
    const bias = this.layers.pairBiases[at]!;
    let largest = 0;
    let place = -1;
    for (let word = 0; word < count; word += 1) {
      const begin = pairs[2 * starts[word]! + at]!;
      const end = word + 1 < count ? pairs[2 * starts[word + 1]! + width + at]! : 0;
      const sum = bias + begin + end;
      if (sum <= largest) continue;
      largest = sum;
      place = word;
    }
    pooled[2 * width + at] = largest;
    largestAt[width + at] = place;
  }

  /** Four units side by side, for each sum has to wait for what was added before; `hidden` is a multiple of four. */
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
