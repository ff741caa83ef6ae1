import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '#web/lib/class-names.ts';

/** A raised surface on the page's background. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={classNames('rounded-lg border border-line bg-surface', className)}
      {...rest}
    />
  );
}

/** The heading of a card, with its actions at the end. */
export function CardHeader({
  title,
  actions,
  children,
}: {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-3 border-b border-line px-5 py-4 last:border-b-0">
      <div className="flex-[1_1_14rem]">
        <h2 className="text-lg font-semibold text-ink">{title}</h2>
        {children}
      </div>
      {actions}
    </header>
  );
}
