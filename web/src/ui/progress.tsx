import { Progress as Primitive } from 'radix-ui';

import { classNames } from '#web/lib/class-names.ts';

const TONES = {
  accent: 'bg-accent',
  good: 'bg-good',
  medium: 'bg-medium',
  high: 'bg-high',
} as const;

/** A percentage from 0 to 100. */
export function Progress({
  label,
  percent,
  tone = 'accent',
}: {
  readonly label: string;
  readonly percent: number;
  readonly tone?: keyof typeof TONES;
}) {
  return (
    <Primitive.Root
      aria-label={label}
      value={percent}
      className="h-2 overflow-hidden rounded-full bg-low-wash forced-colors:border"
    >
      <Primitive.Indicator
        className={classNames(
          'h-full rounded-full transition-[width] duration-300 forced-colors:bg-[Highlight]',
          TONES[tone],
        )}
        style={{ width: `${percent}%` }}
      />
    </Primitive.Root>
  );
}
