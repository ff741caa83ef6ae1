import { LABELS, mayFollow, OUTSIDE, STRIDE } from './labels.ts';

/** Of this module, for numbers of others are looked up each time that they are used. */
const LABEL_COUNT = LABELS;
const ROW = STRIDE;

/** The scores of a chain's tokens, from `at` on in rows of `STRIDE`. */
export interface ScoredChain {
  readonly emissions: Float64Array;
  readonly at: number;
  readonly count: number;
}

/** Finds the labels of a chain that together score highest (A. J. Viterbi, 1967). */
export class LabelSearch {
  /** The labels of the last chain, as many as it has tokens; the next one is written over them. */
  labels = new Uint8Array(0);
  private scores = new Float64Array(0);
  private origins = new Uint8Array(0);
  private readonly transitions: ArrayLike<number>;

  constructor(transitions: ArrayLike<number>) {
    this.transitions = transitions;
  }

  /** Leaves the best labels in `labels`; returns whether any of them is of a name. */
  find({ emissions, at, count }: ScoredChain): boolean {
    this.makeRoom(count);
    const { scores, origins, transitions } = this;
    for (let label = 0; label < LABEL_COUNT; label += 1) {
      scores[label] = mayFollow(OUTSIDE, label) ? emissions[at + label]! : -Infinity;
    }
    for (let row = ROW; row < count * ROW; row += ROW) {
      for (let label = 0; label < LABEL_COUNT; label += 1) {
        const origin = this.bestOrigin(row - ROW, label);
        origins[row + label] = origin;
        scores[row + label] =
          scores[row - ROW + origin]! +
          transitions[origin * ROW + label]! +
          emissions[at + row + label]!;
      }
    }
    return this.traceBack(count);
  }

  /** The best label for the token before, whose scores begin at `before`. */
  private bestOrigin(before: number, label: number): number {
    const { scores, transitions } = this;
    const isInside = label !== 0 && label % 2 === 0;
    // The inside of a name stands after a name of its kind; all else after anything.
    const first = isInside ? label - 1 : 0;
    const last = isInside ? label : LABEL_COUNT - 1;
    let best = first;
    let highest = -Infinity;
    for (let origin = first; origin <= last; origin += 1) {
      const score = scores[before + origin]! + transitions[origin * ROW + label]!;
      if (score <= highest) continue;
      highest = score;
      best = origin;
    }
    return best;
  }

  private traceBack(count: number): boolean {
    const { scores, origins, labels } = this;
    const last = (count - 1) * STRIDE;
    let label = 0;
    for (let other = 1; other < LABELS; other += 1) {
      if ((scores[last + other] ?? 0) > (scores[last + label] ?? 0)) label = other;
    }
    let isNamed = false;
    for (let token = count - 1; token >= 0; token -= 1) {
      labels[token] = label;
      isNamed ||= label !== OUTSIDE;
      label = origins[token * STRIDE + label] ?? OUTSIDE;
    }
    return isNamed;
  }

  private makeRoom(count: number): void {
    if (count <= this.labels.length) return;
    this.labels = new Uint8Array(count * 2);
    this.scores = new Float64Array(count * 2 * STRIDE);
    this.origins = new Uint8Array(count * 2 * STRIDE);
  }
}
