import type { SecondReader } from '@proviso/contracts';

/** The used share in whole percent: 100 only where nothing is left, 0 only where nothing was used. */
export function usedPercent({ used, perMonth }: SecondReader['tokens']): number {
  if (used >= perMonth) return 100;
  return used === 0 ? 0 : Math.min(99, Math.max(1, Math.round((used / perMonth) * 100)));
}

/** The first moment of the calendar month in UTC that follows. */
export function nextMonth(now: number): string {
  const today = new Date(now);
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1)).toISOString();
}
