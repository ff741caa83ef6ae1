import { formatMoment, formatRelativeTime } from '#web/lib/format-date.ts';
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
