import type { Scored } from './choose-threshold.ts';

/** So much of what is rightly found may be lost by not asking the network. */
const MOST_LOST = 0.01;

/** From which score of the linear model on the network is asked for a label that holds from a threshold on. */
export function chooseGate(scored: readonly Scored[], threshold: number): number {
  const found = scored
    .filter(({ score, isRight }) => isRight && score >= threshold)
    .map(({ byWords }) => byWords)
    .toSorted((one, other) => one - other);
  return found[Math.floor(MOST_LOST * found.length)] ?? Infinity;
}
