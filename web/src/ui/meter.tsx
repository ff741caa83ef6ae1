import type { ComponentProps, ReactNode } from 'react';

import { Progress } from './progress.tsx';

/** The usage of an allowance: its name, the figures, a bar, and a note below. */
export function Meter({
  title,
  figures,
  percent,
  tone,
  children,
}: {
  readonly title: string;
  readonly figures: string;
  readonly percent: number;
  readonly tone: NonNullable<ComponentProps<typeof Progress>['tone']>;
  readonly children: ReactNode;
}) {
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-2 text-sm">
        <h3 className="font-medium">{title}</h3>
        <p className="text-ink-soft tabular-nums">
          {figures} · {percent}%
        </p>
      </div>
      <Progress label={title} percent={percent} tone={tone} />
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-ink-faint">
        {children}
      </p>
    </div>
  );
}
