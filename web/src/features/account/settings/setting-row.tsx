import type { ReactNode } from 'react';

/** One setting: its name, its state, and its controls. */
export function SettingRow({
  title,
  text,
  badge,
  action,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly badge?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <div className="px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="flex flex-wrap items-center gap-2.5 text-sm font-medium">
            {title}
            {badge}
          </h3>
          {text !== undefined && <p className="mt-0.5 text-sm text-ink-faint">{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
