import type { ReactNode } from 'react';

import { classNames } from '#web/lib/class-names.ts';

import { useLoadingAnnouncement } from './announcements.ts';

/** A gray placeholder for content that is loading. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div className={classNames('animate-breathe rounded-md bg-low-wash', className)} />;
}

/** A number of equal placeholders, announced once as a whole. */
export function SkeletonList({
  count,
  label,
  className,
  children,
}: {
  readonly count: number;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  useLoadingAnnouncement(label);
  return (
    <div>
      <span className="visually-hidden">{label}</span>
      <div aria-hidden className={className}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} data-skeleton>
            {children}
          </div>
        ))}
      </div>
    </div>
  );
}
