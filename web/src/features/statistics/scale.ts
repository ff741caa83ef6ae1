/** An axis from zero in whole steps. */
interface Scale {
  /** At least as high as every value. */
  readonly top: number;
  /** The labeled values, from zero to the top. */
  readonly ticks: readonly number[];
}

const MAX_STEPS = 4;
const ROUND_NUMBERS = [1, 2, 5] as const;

/** The axis for counts up to `highest`: at most four steps of 1, 2 or 5 times a power of ten. */
export function scaleOf(highest: number): Scale {
  let power = 1;
  for (;;) {
    for (const round of ROUND_NUMBERS) {
      const step = round * power;
      const steps = Math.max(1, Math.ceil(highest / step));
      if (steps <= MAX_STEPS) {
        const ticks = Array.from({ length: steps + 1 }, (_, index) => index * step);
        return { top: steps * step, ticks };
      }
    }
    power *= 10;
  }
}
