const MEAN_KEPT = 0.9;
const SQUARE_KEPT = 0.999;
const TINY = 1e-8;

/**
 * Adam (Kingma and Ba, 2015) over numbers. All of them move at each step, also those without a slope, which go on for a
 * while as they went: without that, what stands for rare words hardly leaves the place where it began.
 */
export class Adam {
  /** To be added to; zero again after each step. */
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

  /** Moves the numbers against their slopes, which are those of `count` examples together. */
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
