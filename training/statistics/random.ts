/** Whole numbers from 0 below a limit, the same for the same seed (a linear congruential generator, Numerical Recipes' constants). */
export function createRandom(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const STEPS = 1 << 20;

/** A number from zero up to one, in even steps. */
export function drawShare(random: (limit: number) => number): number {
  return random(STEPS) / STEPS;
}

/** Puts an array into an order that the generator settles (Fisher and Yates). */
export function shuffle(order: Uint32Array, random: (limit: number) => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    const kept = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = kept;
  }
}
