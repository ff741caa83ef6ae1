import { type LinearWeights, readLinearModel } from '#engine/statistics/linear-model.ts';

/** Stems are told apart by so many bits. */
export const GATE_BITS = 16;

const MASK = 2 ** GATE_BITS - 1;
const NO_FEATURES = new Uint32Array(0);

/** What the stems of a clause, one by one, say for its being of some label: below zero it is read no further. */
export interface Gate {
  readonly score: (stems: Uint32Array, first: number, end: number) => number;
}

/** What the gate tells a stem by: a few share a signal. */
export function signalOf(stem: number): number {
  return (stem ^ (stem >>> GATE_BITS)) & MASK;
}

/** What one of so many stems counts. */
export function signalValue(count: number): number {
  return 1 / Math.sqrt(count + 1);
}

/** Unpacks a gate: linear weights of a single label, whose bias holds how much is asked for. */
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
