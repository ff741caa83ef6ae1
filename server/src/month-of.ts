/** A stretch of time in Unix milliseconds; `end` is the start of the next. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** The calendar month in UTC that a moment lies in. */
export function monthOf(now: number): Period {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { start: Date.UTC(year, month), end: Date.UTC(year, month + 1) };
}
