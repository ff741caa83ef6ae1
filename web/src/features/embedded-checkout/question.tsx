import type { ReactNode } from 'react';

import { useAnnouncement } from '#web/ui/announcements.ts';

/** Asks for confirmation in place. */
export function Question({
  title,
  text,
  error,
  children,
}: {
  readonly title: string;
  readonly text: string;
  /** Why the last answer failed. */
  readonly error?: ReactNode;
  /** The answers, the safest first where something would be lost. */
  readonly children: ReactNode;
}) {
  useAnnouncement(`${title} ${text}`);
  return (
    <div className="rounded-md border-l-4 border-accent bg-accent-wash p-4">
      <h3 className="font-semibold text-accent">{title}</h3>
      <p className="text-sm">{text}</p>
      {error}
      <div className="mt-4 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
