/** The shape of a network with one hidden layer, a skip connection, and an extra input for each label. */
export interface NetworkShape {
  readonly inputs: number;
  readonly labels: number;
  readonly hidden: number;
}

/** The slope of the leaky ReLU below zero. */
export const LEAK = 0.05;

/** The number of parameters of a network. */
export function networkSize({ inputs, labels, hidden }: NetworkShape): number {
  return (hidden + 1) * (inputs + labels) + hidden + hidden + 1;
}

/** The output for an input and a label; parameters are ordered as in `networkSize`, hidden unit by hidden unit. */
export function runNetwork(
  numbers: Float32Array | Float64Array,
  { inputs, labels, hidden }: NetworkShape,
  { input, label }: { readonly input: ArrayLike<number>; readonly label: number },
): number {
  const width = inputs + labels;
  const biases = (hidden + 1) * width;
  const rowSum = (row: number, bias: number): number => {
    const start = bias + (numbers[row * width + inputs + label] ?? 0);
    return weightedSum(numbers, { start, from: row * width, input });
  };
  let output = rowSum(hidden, numbers[biases + 2 * hidden] ?? 0);
  for (let unit = 0; unit < hidden; unit += 1) {
    const sum = rowSum(unit, numbers[biases + unit] ?? 0);
    output += (numbers[biases + hidden + unit] ?? 0) * (sum > 0 ? sum : LEAK * sum);
  }
  return output;
}

function weightedSum(
  numbers: Float32Array | Float64Array,
  {
    start,
    from,
    input,
  }: { readonly start: number; readonly from: number; readonly input: ArrayLike<number> },
): number {
  let sum = start;
  for (let at = 0; at < input.length; at += 1) sum += (numbers[from + at] ?? 0) * (input[at] ?? 0);
  return sum;
}

/** The output of a network with its last input at 0 and at 1. */
export interface EitherOutput {
  readonly without: number;
  readonly withLast: number;
}

/** Runs a network for both, sharing the sums over all other inputs. */
export function runNetworkEitherWay(
  numbers: Float32Array,
  { inputs, labels, hidden }: NetworkShape,
  { input, label }: { readonly input: readonly number[]; readonly label: number },
): EitherOutput {
  const width = inputs + labels;
  const biases = (hidden + 1) * width;
  const last = inputs - 1;
  let without = 0;
  let withLast = 0;
  // The skip connection comes first.
  for (let unit = -1; unit < hidden; unit += 1) {
    const row = (unit === -1 ? hidden : unit) * width;
    let sum = numbers[unit === -1 ? biases + 2 * hidden : biases + unit]!;
    sum += numbers[row + inputs + label]!;
    for (let at = 0; at < last; at += 1) sum += numbers[row + at]! * input[at]!;
    const sumWithLast = sum + numbers[row + last]!;
    if (unit === -1) {
      without = sum;
      withLast = sumWithLast;
      continue;
    }
    const weight = numbers[biases + hidden + unit]!;
    without += weight * (sum > 0 ? sum : LEAK * sum);
    withLast += weight * (sumWithLast > 0 ? sumWithLast : LEAK * sumWithLast);
  }
  return { without, withLast };
}
