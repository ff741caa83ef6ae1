/** True positives, false negatives and false positives. */
export interface Counts {
  hits: number;
  misses: number;
  alarms: number;
}

/** Recall; 1 if there is nothing to find. */
export function recallOf({ hits, misses }: Counts): number {
  return hits + misses === 0 ? 1 : hits / (hits + misses);
}

/** The harmonic mean of precision and recall. */
export function f1Of({ hits, misses, alarms }: Counts): number {
  return hits === 0 ? 0 : (2 * hits) / (2 * hits + misses + alarms);
}

/** The harmonic mean of two shares; 0 if both are. */
export function harmonicMean(one: number, other: number): number {
  return one + other === 0 ? 0 : (2 * one * other) / (one + other);
}
