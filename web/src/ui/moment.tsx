import {
  formatMoment,
  formatRelativeTime,
  formatZonedMoment,
} from '#web/lib/format/format-date.ts';
import { useNow } from '#web/lib/now.ts';

/** A point in time relative to now, with the full date on hover. */
export function Moment({
  value,
  allowsFuture = false,
}: {
  readonly value: string;
  /** Otherwise it is shown as past, even if the clocks of server and browser disagree. */
  readonly allowsFuture?: boolean;
}) {
  const tick = useNow();
  const now = allowsFuture ? tick : Math.max(tick, Date.parse(value));
  return (
    <time dateTime={value} title={formatMoment(value)}>
      {formatRelativeTime(value, now)}
    </time>
  );
}

/** A point in time with its date, time and zone in view, which a hover text is not for keyboard and touch. */
export function ExactMoment({ value }: { readonly value: string }) {
  const now = Math.max(useNow(), Date.parse(value));
  return (
    <time dateTime={value} title={formatRelativeTime(value, now)}>
      {formatZonedMoment(value)}
    </time>
  );
}
