import { LoaderCircle } from 'lucide-react';

import { classNames } from '#web/lib/class-names.ts';

import { useLoadingAnnouncement } from './announcements.ts';

/** A loading animation; decorative. */
export function Spinner({ className = 'size-4' }: { readonly className?: string }) {
  return <LoaderCircle aria-hidden className={classNames('animate-spin', className)} />;
}

/** Shown while the whole page is loading. */
export function PageSpinner({ label = 'Loading' }: { readonly label?: string }) {
  useLoadingAnnouncement(label);
  return (
    <div className="grid min-h-[60dvh] flex-1 place-items-center">
      <Spinner className="size-7 text-accent" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
