import type { Period } from './month-of.ts';

/** The same day and time one month later, in UTC; in a month without that day, its last one. */
export function addMonth(time: number, day: number = new Date(time).getUTCDate()): number {
  const date = new Date(time);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

/**
 * The month that follows a period. After a short month it returns to the day on which the months began: 31 January, 28
 * February, 31 March. That day is the larger of both ends, as one of two months in a row always has it; a trial or a
 * period that was cut short begins new months at its end.
 */
export function followingMonth({ start, end }: Period): Period {
  const day = Math.max(dayOf(start), dayOf(end));
  const isMonth = addMonth(start, day) === end;
  return { start: end, end: isMonth ? addMonth(end, day) : addMonth(end) };
}

function dayOf(time: number): number {
  return new Date(time).getUTCDate();
}
