import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

import { VerdictPlaceholder } from '#web/features/analysis/verdict-panel.tsx';
import { texts } from '#web/pages/texts.ts';
import { paths } from '#web/paths.ts';
import { useLibraryState } from '#web/product/library-state.ts';
import { useLoadingAnnouncement } from '#web/ui/announcements.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** The content below a document's heading until it has loaded. */
export function DocumentLoading() {
  useLoadingAnnouncement(texts.detail.loading);
  return (
    <div className="space-y-5">
      <p className="flex items-center gap-3 text-ink-soft">
        <Spinner className="size-5 text-accent" />
        {texts.detail.loading}
      </p>
      <VerdictPlaceholder />
      <Skeleton className="h-64" />
    </div>
  );
}

/** The bar above a document: the link back, the actions, and the link to the next document. */
export function DetailBar({
  documentId,
  children,
  deletion,
}: {
  /** Undefined until the page has loaded. */
  readonly documentId?: number;
  readonly children: ReactNode;
  /** Set apart from the other actions. */
  readonly deletion: ReactNode;
}) {
  const { libraryQuery, librarySearch, sought } = useLibraryState();
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 print:hidden">
      <ButtonLink
        href={libraryQuery === undefined ? paths.documents : `${paths.documents}?${libraryQuery}`}
        state={{ librarySearch, sought, cameFrom: documentId?.toString() }}
        variant="quiet"
        size="small"
        className="-ml-3 sm:mr-auto"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {texts.detail.back}
      </ButtonLink>
      <div className="sm:order-last">{deletion}</div>
      <div className="flex flex-wrap gap-3 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:*:last:odd:col-span-full max-[22rem]:grid-cols-1">
        {children}
        <ButtonLink href={paths.upload} size="small">
          {texts.detail.uploadMore}
        </ButtonLink>
      </div>
    </div>
  );
}

/** As wide as the buttons to come, to avoid a layout shift. */
export function ActionsPlaceholder() {
  return ['sm:w-24', 'sm:w-40'].map((width) => (
    <Skeleton key={width} className={`h-8 w-full ${width}`} />
  ));
}

/** The same for the button that deletes. */
export function DeletionPlaceholder() {
  return <Skeleton className="h-8 w-22" />;
}
