import type { ReactNode } from 'react';

import { classNames } from '#web/lib/class-names.ts';

export type Tone = 'neutral' | 'accent' | 'good' | 'medium' | 'high';

const TONES: Readonly<Record<Tone, string>> = {
  neutral: 'bg-low-wash text-low',
  accent: 'bg-accent-wash text-accent',
  good: 'bg-good-wash text-good',
  medium: 'bg-medium-wash text-medium',
  high: 'bg-high-wash text-high',
};

/** A short label for a state. The words carry the meaning; the tone only supports them. */
export function Badge({
  tone = 'neutral',
  children,
  className,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-sm px-2 py-0.5 text-xs font-semibold whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
