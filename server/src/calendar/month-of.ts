/** A time interval in Unix milliseconds; `end` is exclusive, the start of the next one. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** The calendar month in UTC that contains a moment. */
export function monthOf(now: number): Period {
  const date = new Date(now);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { start: Date.UTC(year, month), end: Date.UTC(year, month + 1) };
}
