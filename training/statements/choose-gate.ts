import type { Scored } from './choose-threshold.ts';

/** The share of true positives that may be lost by not running the network. */
const MOST_LOST = 0.01;

/** The gate on the linear model's score from which the network is run for a label with this threshold. */
export function chooseGate(scored: readonly Scored[], threshold: number): number {
  const found = scored
    .filter(({ score, isRight }) => isRight && score >= threshold)
    .map(({ byWords }) => byWords)
    .toSorted((one, other) => one - other);
  return found[Math.floor(MOST_LOST * found.length)] ?? Infinity;
}
