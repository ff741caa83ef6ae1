import { AuthError } from '../errors.ts';

/** In milliseconds; the units of durations in the protocol. */
const UNITS: Readonly<Record<string, number>> = {
  h: 3_600_000,
  m: 60_000,
  s: 1000,
  ms: 1,
  us: 1e-3,
  ns: 1e-6,
};
const DURATION = /^(?:\d+(?:\.\d+)?(?:h|ms|m|s|us|ns))+$/u;
const PART = /(\d+(?:\.\d+)?)(h|ms|m|s|us|ns)/gu;

/** When a ban with a duration like `24h` or `1h30m` ends; null for `none`. Throws `validation_failed`. */
export function parseBanEnd(duration: string, now: number): number | null {
  if (duration === 'none') return null;
  if (!DURATION.test(duration)) {
    const message = 'invalid format for ban duration: a duration like 24h, or none';
    throw new AuthError('validation_failed', { message });
  }
  const parts = Array.from(duration.matchAll(PART), ([, count, unit = '']) =>
    Math.round(Number(count) * (UNITS[unit] ?? 0)),
  );
  const milliseconds = parts.reduce((sum, part) => sum + part, 0);
  return Math.min(now + milliseconds, Number.MAX_SAFE_INTEGER);
}
