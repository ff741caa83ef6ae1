import { LEAK, networkSize, type NetworkShape, runNetwork } from '@proviso/engine/training';

import { createRandom, drawFraction, shuffle } from './random.ts';

/** One training example for a network. */
export interface NetworkExample {
  readonly input: Float64Array;
  readonly label: number;
  readonly isPresent: boolean;
}

/** Training options of a network. */
export interface NetworkOptions {
  readonly epochs: number;
  readonly rate: number;
  readonly seed: number;
}

const DECAY = 1e-5;
const MIN_ERROR = 0.003;

/**
 * Trains a network with AdaGrad on the log loss; the seed determines initialization and the order of examples, so the
 * same input gives the same network, bit for bit.
 */
export function trainNetwork(
  examples: readonly NetworkExample[],
  shape: NetworkShape,
  { epochs, rate, seed }: NetworkOptions,
): Float64Array {
  const random = createRandom(seed);
  const numbers = initialNumbers(shape, random);
  const squares = new Float64Array(numbers.length).fill(1e-6);
  const order = Uint32Array.from(examples, (_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const step = rate * (1 - epoch / epochs) + rate / 10;
    for (const index of order) {
      const example = examples[index];
      if (example !== undefined) learn({ numbers, squares, step }, shape, example);
    }
  }
  return numbers;
}

function initialNumbers(shape: NetworkShape, random: (limit: number) => number): Float64Array {
  const { inputs, labels, hidden } = shape;
  const numbers = new Float64Array(networkSize(shape));
  const width = inputs + labels;
  const draw = (scale: number): number => (drawFraction(random) - 0.5) * scale;
  for (let at = 0; at < hidden * width; at += 1) numbers[at] = draw(2 / Math.sqrt(inputs));
  const outputs = (hidden + 1) * width + hidden;
  for (let unit = 0; unit < hidden; unit += 1)
    numbers[outputs + unit] = draw(2 / Math.sqrt(hidden));
  numbers[numbers.length - 1] = -1;
  return numbers;
}

interface Learning {
  readonly numbers: Float64Array;
  readonly squares: Float64Array;
  readonly step: number;
}

function learn(learning: Learning, shape: NetworkShape, example: NetworkExample): void {
  const { inputs, labels, hidden } = shape;
  const { input, label, isPresent } = example;
  const { numbers } = learning;
  const output = runNetwork(numbers, shape, example);
  const gradient = 1 / (1 + Math.exp(-output)) - Number(isPresent);
  if (Math.abs(gradient) < MIN_ERROR) return;
  const width = inputs + labels;
  const biases = (hidden + 1) * width;
  for (let unit = 0; unit < hidden; unit += 1) {
    const sum = hiddenSum(numbers, shape, { unit, example });
    const through = gradient * (numbers[biases + hidden + unit] ?? 0) * (sum > 0 ? 1 : LEAK);
    adjust(learning, biases + hidden + unit, gradient * (sum > 0 ? sum : LEAK * sum));
    adjust(learning, biases + unit, through);
    adjustRow(learning, unit * width, { input, gradient: through });
    adjust(learning, unit * width + inputs + label, through);
  }
  adjustRow(learning, hidden * width, { input, gradient });
  adjust(learning, hidden * width + inputs + label, gradient);
  adjust(learning, biases + 2 * hidden, gradient);
}

function hiddenSum(
  numbers: Float64Array,
  { inputs, labels, hidden }: NetworkShape,
  { unit, example }: { readonly unit: number; readonly example: NetworkExample },
): number {
  const row = unit * (inputs + labels);
  const biases = (hidden + 1) * (inputs + labels);
  let sum = (numbers[biases + unit] ?? 0) + (numbers[row + inputs + example.label] ?? 0);
  for (let at = 0; at < inputs; at += 1) sum += (numbers[row + at] ?? 0) * (example.input[at] ?? 0);
  return sum;
}

function adjustRow(
  learning: Learning,
  row: number,
  { input, gradient }: { readonly input: Float64Array; readonly gradient: number },
): void {
  for (let at = 0; at < input.length; at += 1)
    adjust(learning, row + at, gradient * (input[at] ?? 0));
}

function adjust({ numbers, squares, step }: Learning, at: number, gradient: number): void {
  const value = numbers[at] ?? 0;
  const decayed = gradient + DECAY * value;
  const square = (squares[at] ?? 0) + decayed * decayed;
  squares[at] = square;
  numbers[at] = value - (step * decayed) / Math.sqrt(square);
}
