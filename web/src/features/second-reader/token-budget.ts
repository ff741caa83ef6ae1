import type { SecondReader } from '@proviso/contracts';

/** The used share in whole percent: 100 only when nothing is left, 0 only when nothing was used. */
export function usedPercent({ used, perMonth }: SecondReader['tokens']): number {
  if (used >= perMonth) return 100;
  return used === 0 ? 0 : Math.min(99, Math.max(1, Math.round((used / perMonth) * 100)));
}

/** The start of the next calendar month in UTC. */
export function nextMonth(now: number): string {
  const today = new Date(now);
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1)).toISOString();
}
