import { formatMoment, formatRelativeTime } from '#web/lib/format-date.ts';

/** A point in time as its distance from now, with the full date on hover. */
export function Moment({ value }: { readonly value: string }) {
  return (
    <time dateTime={value} title={formatMoment(value)}>
      {formatRelativeTime(value, Date.now())}
    </time>
  );
}
