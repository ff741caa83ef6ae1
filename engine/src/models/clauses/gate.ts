import { type LinearWeights, readLinearModel } from '#engine/statistics/linear-model.ts';

/** The number of bits that distinguish stems. */
export const GATE_BITS = 16;

const MASK = 2 ** GATE_BITS - 1;
const NO_FEATURES = new Uint32Array(0);

/** A linear gate over the single stems of a clause: a clause scoring below zero is not read further. */
export interface Gate {
  readonly score: (stems: Uint32Array, first: number, end: number) => number;
}

/** The gate's feature for a stem; a few stems collide. */
export function signalOf(stem: number): number {
  return (stem ^ (stem >>> GATE_BITS)) & MASK;
}

/** The value of each of `count` stems. */
export function signalValue(count: number): number {
  return 1 / Math.sqrt(count + 1);
}

/** Unpacks a gate: linear weights of a single label, whose bias includes the threshold. */
export function readGate(weights: LinearWeights): Gate {
  const model = readLinearModel(weights);
  const weightOf = new Float32Array(MASK + 1);
  for (let signal = 0; signal <= MASK; signal += 1) weightOf[signal] = model.weightOf(signal, 0);
  const [bias = 0] = model.score(NO_FEATURES, 0);
  return {
    score(stems, first, end) {
      let sum = 0;
      for (let index = first; index < end; index += 1) {
        sum += weightOf[signalOf(stems[index] ?? 0)] ?? 0;
      }
      return bias + sum * signalValue(end - first);
    },
  };
}
