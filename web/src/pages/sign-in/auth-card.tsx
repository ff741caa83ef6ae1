import type { ReactNode } from 'react';
import { Link } from 'wouter';

import { texts } from '#web/pages/texts.ts';
import { paths } from '#web/paths.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Wordmark } from '#web/ui/wordmark.tsx';

/** The card for people who are not signed in yet, with an alternative below it and, unless closed, a link home. */
export function AuthCard({
  title,
  subtitle,
  isClosed = false,
  footer,
  children,
}: {
  readonly title: string;
  readonly subtitle: ReactNode;
  /** Every URL leads back to this card until it is completed. */
  readonly isClosed?: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-md">
        {isClosed ? (
          <Wordmark />
        ) : (
          <Link
            href={paths.landing}
            aria-label={texts.homeLink}
            className="inline-block rounded-md"
          >
            <Wordmark />
          </Link>
        )}
        <div className="mt-6 rounded-lg border border-line bg-surface px-6 py-8 shadow-sheet sm:px-9">
          <PageHeading title={title} subtitle={subtitle} />
          <div className="mt-7 space-y-6">{children}</div>
        </div>
        <div className="mt-6 flex flex-wrap justify-between gap-3 text-sm text-ink-soft">
          <div>{footer}</div>
          {!isClosed && (
            <Link href={paths.landing} className="rounded-sm underline underline-offset-4">
              {texts.home}
            </Link>
          )}
        </div>
      </div>
    </main>
  );
}
