const MEAN_KEPT = 0.9;
const SQUARE_KEPT = 0.999;
const TINY = 1e-8;

/**
 * The Adam optimizer (Kingma and Ba, 2015). Every parameter moves at each step, including those with a zero gradient,
 * which continue by momentum: without that, the vectors of rare words hardly leave their initial values.
 */
export class Adam {
  /** Callers accumulate gradients here; each step resets them to zero. */
  readonly slopes: Float32Array;
  readonly #numbers: Float32Array;
  readonly #means: Float32Array;
  readonly #squares: Float32Array;
  #steps = 0;

  constructor(numbers: Float32Array) {
    this.#numbers = numbers;
    this.slopes = new Float32Array(numbers.length);
    this.#means = new Float32Array(numbers.length);
    this.#squares = new Float32Array(numbers.length);
  }

  /** Updates the parameters by the accumulated gradients of `count` examples. */
  step(rate: number, count: number): void {
    this.#steps += 1;
    const scale = Math.sqrt(1 - SQUARE_KEPT ** this.#steps) / (1 - MEAN_KEPT ** this.#steps);
    const numbers = this.#numbers;
    const slopes = this.slopes;
    const means = this.#means;
    const squares = this.#squares;
    for (let at = 0; at < numbers.length; at += 1) {
      const slope = slopes[at]! / count;
      const mean = MEAN_KEPT * means[at]! + (1 - MEAN_KEPT) * slope;
      const square = SQUARE_KEPT * squares[at]! + (1 - SQUARE_KEPT) * slope * slope;
      means[at] = mean;
      squares[at] = square;
      numbers[at] = numbers[at]! - (rate * scale * mean) / (Math.sqrt(square) + TINY);
    }
    slopes.fill(0);
  }
}
