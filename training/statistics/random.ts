/**
 * A seeded generator of integers from 0 below a limit (a linear congruential generator with the constants of Numerical
 * Recipes).
 */
export function createRandom(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const STEPS = 1 << 20;

/** A number from 0 up to 1 (exclusive), in even steps. */
export function drawFraction(random: (limit: number) => number): number {
  return random(STEPS) / STEPS;
}

/** Shuffles an array with the generator (Fisher-Yates). */
export function shuffle(order: Uint32Array, random: (limit: number) => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    const kept = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = kept;
  }
}
