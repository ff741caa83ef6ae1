import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A full-area message: nothing here yet, something failed, or something is in progress. */
export function Notice({
  icon: Icon,
  title,
  children,
  actions,
}: {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center px-6 py-14 text-center">
      <Icon aria-hidden strokeWidth={1.5} className="mb-4 size-9 text-ink-faint" />
      <h2 className="font-serif text-xl font-semibold text-ink">{title}</h2>
      {children !== undefined && (
        <div className="mt-2 max-w-prose space-y-2 text-sm text-balance text-ink-soft">
          {children}
        </div>
      )}
      {actions !== undefined && (
        <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>
      )}
    </div>
  );
}
