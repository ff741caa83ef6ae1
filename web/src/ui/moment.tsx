import { formatMoment, formatRelativeTime } from '#web/lib/format-date.ts';
import { useNow } from '#web/lib/now.ts';

/** A point in time as its distance from now, with the full date on hover. */
export function Moment({ value }: { readonly value: string }) {
  const now = useNow();
  return (
    <time dateTime={value} title={formatMoment(value)}>
      {formatRelativeTime(value, now)}
    </time>
  );
}
