import { LABELS, mayFollow, OUTSIDE, STRIDE } from './labels.ts';

/** The labels of a chain that together score highest. */
export function bestLabels(
  emissions: Float64Array,
  transitions: ArrayLike<number>,
  count: number,
): Uint8Array {
  const scores = new Float64Array(count * STRIDE);
  const origins = new Uint8Array(count * STRIDE);
  for (let label = 0; label < LABELS; label += 1) {
    scores[label] = mayFollow(OUTSIDE, label) ? (emissions[label] ?? 0) : -Infinity;
  }
  for (let token = 1; token < count; token += 1) {
    for (let label = 0; label < LABELS; label += 1) {
      const before = (token - 1) * STRIDE;
      const origin = bestOrigin({ scores, before }, transitions, label);
      const at = token * STRIDE + label;
      origins[at] = origin;
      scores[at] =
        (scores[before + origin] ?? 0) +
        (transitions[origin * STRIDE + label] ?? 0) +
        (emissions[at] ?? 0);
    }
  }
  return traceBack(scores, origins, count);
}

/** The best label of the token before, whose scores begin at `before`. */
function bestOrigin(
  { scores, before }: { scores: Float64Array; before: number },
  transitions: ArrayLike<number>,
  label: number,
): number {
  let best = OUTSIDE;
  let highest = -Infinity;
  for (let origin = 0; origin < LABELS; origin += 1) {
    if (!mayFollow(origin, label)) continue;
    const score = (scores[before + origin] ?? 0) + (transitions[origin * STRIDE + label] ?? 0);
    if (score <= highest) continue;
    highest = score;
    best = origin;
  }
  return best;
}

function traceBack(scores: Float64Array, origins: Uint8Array, count: number): Uint8Array {
  const labels = new Uint8Array(count);
  const last = (count - 1) * STRIDE;
  let label = 0;
  for (let other = 1; other < LABELS; other += 1) {
    if ((scores[last + other] ?? 0) > (scores[last + label] ?? 0)) label = other;
  }
  for (let token = count - 1; token >= 0; token -= 1) {
    labels[token] = label;
    label = origins[token * STRIDE + label] ?? OUTSIDE;
  }
  return labels;
}
