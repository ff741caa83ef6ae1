/** What was found, what was not, and what was found in vain. */
export interface Counts {
  hits: number;
  misses: number;
  alarms: number;
}

/** The share of what should be found that was; 1 where nothing should. */
export function recallOf({ hits, misses }: Counts): number {
  return hits + misses === 0 ? 1 : hits / (hits + misses);
}

/** The harmonic mean of recall and of the share of findings that are right. */
export function f1Of({ hits, misses, alarms }: Counts): number {
  return hits === 0 ? 0 : (2 * hits) / (2 * hits + misses + alarms);
}

/** The mean of two shares that is near the smaller one; 0 where both are. */
export function harmonicMean(one: number, other: number): number {
  return one + other === 0 ? 0 : (2 * one * other) / (one + other);
}
