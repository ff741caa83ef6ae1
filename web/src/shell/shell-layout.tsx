import type { ReactNode } from 'react';

import { Wordmark } from '#web/ui/wordmark.tsx';

/** The target of the skip link. */
export const MAIN_ID = 'main';

/** The layout of the signed-in screens: the navigation beside the page, or a bar above it on a small screen. */
export function ShellLayout({
  sidebar,
  menu,
  children,
}: {
  readonly sidebar: ReactNode;
  /** The button that opens the navigation on a small screen. */
  readonly menu: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_1fr] print:block">
      <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-line bg-surface lg:block print:hidden">
        {sidebar}
      </aside>
      <header className="sticky top-0 z-30 flex items-center justify-between border-b border-line bg-surface px-4 py-2.5 lg:hidden print:hidden">
        <Wordmark />
        {menu}
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="min-w-0 px-4 py-6 sm:px-8 sm:py-10">
        <div className="mx-auto flex max-w-5xl flex-col gap-7 has-[[data-wide]]:max-w-[112rem]">
          {children}
        </div>
      </main>
    </div>
  );
}
