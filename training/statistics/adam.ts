const MEAN_DECAY = 0.9;
const SQUARE_DECAY = 0.999;
const EPSILON = 1e-8;

/**
 * The Adam optimizer (Kingma and Ba, 2015). Every parameter moves at each step, including those with a zero gradient,
 * which continue by momentum: without that, the vectors of rare words hardly leave their initial values.
 */
export class Adam {
  /** Callers accumulate gradients here; each step resets them to zero. */
  readonly gradients: Float32Array;
  readonly #numbers: Float32Array;
  readonly #means: Float32Array;
  readonly #squares: Float32Array;
  #steps = 0;

  constructor(numbers: Float32Array) {
    this.#numbers = numbers;
    this.gradients = new Float32Array(numbers.length);
    this.#means = new Float32Array(numbers.length);
    this.#squares = new Float32Array(numbers.length);
  }

  /** Updates the parameters by the accumulated gradients of `count` examples. */
  step(rate: number, count: number): void {
    this.#steps += 1;
    const scale = Math.sqrt(1 - SQUARE_DECAY ** this.#steps) / (1 - MEAN_DECAY ** this.#steps);
    const numbers = this.#numbers;
    const gradients = this.gradients;
    const means = this.#means;
    const squares = this.#squares;
    for (let at = 0; at < numbers.length; at += 1) {
      const gradient = gradients[at]! / count;
      const mean = MEAN_DECAY * means[at]! + (1 - MEAN_DECAY) * gradient;
      const square = SQUARE_DECAY * squares[at]! + (1 - SQUARE_DECAY) * gradient * gradient;
      means[at] = mean;
      squares[at] = square;
      numbers[at] = numbers[at]! - (rate * scale * mean) / (Math.sqrt(square) + EPSILON);
    }
    gradients.fill(0);
  }
}
