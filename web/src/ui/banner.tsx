import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { classNames } from '#web/lib/class-names.ts';

import { useAnnouncement } from './announcements.ts';

const TONES = {
  medium: 'border-medium bg-medium-wash text-medium',
  high: 'border-high bg-high-wash text-high',
} as const;

/** A prominent message above the content it concerns; its title is announced. */
export function Banner({
  title,
  children,
  tone = 'medium',
  isWarning = true,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly tone?: keyof typeof TONES;
  /** False when it is not a warning. */
  readonly isWarning?: boolean;
}) {
  useAnnouncement(title);
  const Icon = isWarning ? TriangleAlert : Info;
  return (
    <div className={classNames('flex gap-3 rounded-md border-l-4 p-4', TONES[tone])}>
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{title}</p>
        <div className="mt-0.5 text-ink">{children}</div>
      </div>
    </div>
  );
}
