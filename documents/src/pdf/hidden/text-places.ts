import { type Box, doOverlap } from '../cleaning/box.ts';

/** In points: about three lines of print. */
const STRIPE = 36;
const MAX_STRIPES = 100;

/** The positions of a page's texts, indexed by horizontal stripes: a box is only compared with those near it. */
export class TextPlaces {
  readonly #stripes: Box[][] = [];

  add(box: Box): void {
    const last = stripeAt(box.bottom);
    for (let stripe = stripeAt(box.top); stripe <= last; stripe += 1) {
      (this.#stripes[stripe] ??= []).push(box);
    }
  }

  /** Whether a box overlaps one of them; `compare` is called before each comparison, and may end the search. */
  doOverlap(box: Box, compare: () => boolean): boolean {
    const last = Math.min(stripeAt(box.bottom), this.#stripes.length - 1);
    for (let stripe = stripeAt(box.top); stripe <= last; stripe += 1) {
      for (const one of this.#stripes[stripe] ?? []) {
        if (!compare()) return false;
        if (doOverlap(box, one)) return true;
      }
    }
    return false;
  }
}

/** Anything above the page or far below its usual end goes into the first or the last stripe. */
function stripeAt(height: number): number {
  return Math.min(MAX_STRIPES - 1, Math.max(0, Math.trunc(height / STRIPE)));
}
