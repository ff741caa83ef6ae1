const LOCALE = 'en';
const UNAVAILABLE = 'Date unavailable';

// Each format is created on first use: that takes a browser milliseconds, which a screen without dates avoids.
const dateFormat = lazy(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' }));
const utcDateFormat = lazy(
  () => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' }),
);
const weekFormat = lazy(
  () => new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const momentFormat = lazy(
  () => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' }),
);
const zonedFormat = lazy(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
);
const relativeFormat = lazy(() => new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' }));

const STEPS = [
  { unit: 'second', milliseconds: 1000, upTo: 60 },
  { unit: 'minute', milliseconds: 60_000, upTo: 60 },
  { unit: 'hour', milliseconds: 3_600_000, upTo: 24 },
  { unit: 'day', milliseconds: 86_400_000, upTo: 30 },
  { unit: 'month', milliseconds: 2_629_800_000, upTo: 12 },
  { unit: 'year', milliseconds: 31_557_600_000, upTo: Infinity },
] as const;

/** Creates the day format ahead of time in its own task, so that it blocks nothing while responses are pending. */
export function warmUpDateFormats(): void {
  setTimeout(dateFormat);
}

/** The day in the reader's time zone, or `missing` for an invalid date. */
export function formatDate(value: string, missing: string = UNAVAILABLE): string {
  return formatWith(dateFormat, value, missing);
}

/** The day in UTC, in which allowance periods are defined. */
export function formatUtcDate(value: string): string {
  return formatWith(utcDateFormat, value, UNAVAILABLE);
}

/** The day in UTC without its year, for the start of a week. */
export function formatWeek(value: string): string {
  return formatWith(weekFormat, value, UNAVAILABLE);
}

/** Day and time in the reader's time zone. */
export function formatMoment(value: string): string {
  return formatWith(momentFormat, value, UNAVAILABLE);
}

/** Day and time in the reader's time zone, with the zone's name: for lists that people compare with other logs. */
export function formatZonedMoment(value: string): string {
  return formatWith(zonedFormat, value, UNAVAILABLE);
}

/** How long ago, in the largest unit that is at least one: `just now`, `5 minutes ago`, `yesterday`. */
export function formatRelativeTime(value: string, now: number): string {
  const elapsed = Date.parse(value) - now;
  if (Number.isNaN(elapsed)) return UNAVAILABLE;
  if (Math.abs(elapsed) < 10_000) return 'just now';
  const step = STEPS.find(({ milliseconds, upTo }) => Math.abs(elapsed) < milliseconds * upTo);
  if (step === undefined) return UNAVAILABLE;
  return relativeFormat().format(Math.trunc(elapsed / step.milliseconds), step.unit);
}

function formatWith(format: () => Intl.DateTimeFormat, value: string, missing: string): string {
  const time = Date.parse(value);
  return Number.isNaN(time) ? missing : format().format(time);
}

function lazy<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}
