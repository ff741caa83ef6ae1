import { formatMoment, formatRelativeTime } from '#web/lib/format-date.ts';
import { useNow } from '#web/lib/now.ts';

/** A point in time as its distance from now, with the full date on hover. */
export function Moment({
  value,
  mayBeAhead = false,
}: {
  readonly value: string;
  /** Else it has passed, whatever the clocks of the server and of the browser say. */
  readonly mayBeAhead?: boolean;
}) {
  const tick = useNow();
  const now = mayBeAhead ? tick : Math.max(tick, Date.parse(value));
  return (
    <time dateTime={value} title={formatMoment(value)}>
      {formatRelativeTime(value, now)}
    </time>
  );
}
