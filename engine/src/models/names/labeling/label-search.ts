import { LABELS, canFollow, OUTSIDE, STRIDE } from './labels.ts';
import { isSameRow, NO_REPEATS, type Repeat, repeatRows } from './repeats.ts';

/** A module-local copy, because imported bindings are looked up on every use. */
const LABEL_COUNT = LABELS;
const ROW = STRIDE;

/** The scores of a chain's tokens, from `at` in rows of `STRIDE`. */
export interface ScoredChain {
  readonly emissions: Float64Array;
  readonly at: number;
  readonly count: number;
}

/** Finds the highest-scoring label sequence of a chain (Viterbi, 1967). */
export class LabelSearch {
  /** The labels of the last chain, one per token; overwritten by the next call. */
  labels = new Uint8Array(0);
  private scores = new Float64Array(0);
  private origins = new Uint8Array(0);
  private readonly transitions: ArrayLike<number>;

  constructor(transitions: ArrayLike<number>) {
    this.transitions = transitions;
  }

  /** Writes the best labels to `labels`; returns whether any belongs to a name. `repeats` are those of the scores. */
  find(chain: ScoredChain, repeats: readonly Repeat[] = NO_REPEATS): boolean {
    const { emissions, at, count } = chain;
    this.makeRoom(count);
    const { scores } = this;
    for (let label = 0; label < LABEL_COUNT; label += 1) {
      scores[label] = canFollow(OUTSIDE, label) ? emissions[at + label]! : -Infinity;
    }
    let token = 1;
    for (const repeat of repeats) {
      this.step(chain, token, repeat.from);
      this.stepThrough(chain, repeat);
      token = repeat.to;
    }
    this.step(chain, token, count);
    return this.traceBack(count);
  }

  /** Once label scores equal those one period before, they do so up to the end of a repeat. */
  private stepThrough(chain: ScoredChain, { from, to, period }: Repeat): void {
    const { scores, origins } = this;
    let token = from;
    while (token < to && !isSameRow(scores, (token - 1) * ROW, (token - 1 - period) * ROW)) {
      this.step(chain, token, token + 1);
      token += 1;
    }
    if (token === to) return;
    repeatRows(origins, { from: token, to, period });
    const like = token - period + ((to - 1 - (token - period)) % period);
    scores.copyWithin((to - 1) * ROW, like * ROW, (like + 1) * ROW);
  }

  /** Scores the labels over a range of tokens, each relative to the best. */
  private step({ emissions, at }: ScoredChain, token: number, end: number): void {
    const { scores, origins, transitions } = this;
    for (let row = token * ROW; row < end * ROW; row += ROW) {
      let best = -Infinity;
      for (let label = 0; label < LABEL_COUNT; label += 1) {
        const origin = this.bestOrigin(row - ROW, label);
        const score =
          scores[row - ROW + origin]! +
          transitions[origin * ROW + label]! +
          emissions[at + row + label]!;
        origins[row + label] = origin;
        scores[row + label] = score;
        if (score > best) best = score;
      }
      for (let label = row; label < row + LABEL_COUNT; label += 1) scores[label]! -= best;
    }
  }

  /** The best label of the token before, whose scores begin at `before`. */
  private bestOrigin(before: number, label: number): number {
    const { scores, transitions } = this;
    const isInside = label !== 0 && label % 2 === 0;
    // An inside label can only follow a label of its kind; any other label can follow anything.
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
