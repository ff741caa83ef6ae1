import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';

import { useLoadingAnnouncement } from '#web/ui/announcements.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

import { texts } from './texts.ts';

/** The frame of the checkout's pages: outside the app, and clearly marked as no real payment. */
export function HostedPage({
  backUrl,
  isNarrow = false,
  children,
}: {
  readonly backUrl: string;
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}) {
  const width = `mx-auto px-4 sm:px-8 ${isNarrow ? 'max-w-2xl' : 'max-w-4xl'}`;
  return (
    <main className="min-h-dvh">
      <div className="border-b border-medium bg-medium-wash py-2 text-medium">
        <p className={`${width} flex items-start gap-2.5 text-sm sm:items-center`}>
          <FlaskConical aria-hidden className="mt-0.5 size-4 shrink-0 sm:mt-0" />
          <span>
            <strong className="font-semibold">{texts.testMode}.</strong> {texts.testModeText}
          </span>
        </p>
      </div>
      <div className={`${width} py-8 sm:py-12`}>
        <div className="mb-8 flex flex-wrap items-center justify-between gap-3">
          <Wordmark />
          <a href={backUrl} className="rounded-sm text-sm underline underline-offset-4">
            {texts.back}
          </a>
        </div>
        {children}
      </div>
    </main>
  );
}

/** The placeholder while the page loads. */
export function HostedPageLoading() {
  useLoadingAnnouncement(texts.loading);
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner className="size-7 text-accent" />
      <span className="visually-hidden">{texts.loading}</span>
    </div>
  );
}
