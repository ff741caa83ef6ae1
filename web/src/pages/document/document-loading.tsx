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
  isWide = true,
  children,
  deletion,
}: {
  /** Undefined until the page has loaded. */
  readonly documentId?: number;
  /** Whether the report shows the document beside its findings. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
  /** The last of the actions. */
  readonly deletion: ReactNode;
}) {
  const { libraryQuery, librarySearch, sought } = useLibraryState();
  return (
    // As wide as the report that may follow. On a phone, the name of the document comes before the actions on it.
    <div
      data-wide={isWide || undefined}
      className="flex flex-wrap items-start justify-between gap-3 max-sm:contents print:hidden"
    >
      <ButtonLink
        href={libraryQuery === undefined ? paths.documents : `${paths.documents}?${libraryQuery}`}
        state={{ librarySearch, sought, cameFrom: documentId?.toString() }}
        variant="quiet"
        size="small"
        className="-ml-3 max-sm:-order-2 max-sm:-mb-4 max-sm:self-start sm:mr-auto print:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {texts.detail.back}
      </ButtonLink>
      <div className="flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-2 max-sm:*:last:odd:col-span-full max-[22rem]:grid-cols-1 print:hidden">
        {children}
        <ButtonLink href={paths.upload} size="small">
          {texts.detail.uploadMore}
        </ButtonLink>
        {deletion}
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
  return <Skeleton className="h-8 w-full sm:w-22" />;
}
