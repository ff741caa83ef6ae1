import type { Document } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import { FileSearch, FileUp } from 'lucide-react';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';

import { useAccount } from '#web/features/account/session/use-session.ts';
import { useShortcuts } from '#web/features/analysis/viewer/use-shortcuts.ts';
import { documentsQuery } from '#web/features/documents/api/list-documents.ts';
import { SelectionBar } from '#web/features/documents/deletion/selection-bar.tsx';
import { DocumentCard } from '#web/features/documents/document-card.tsx';
import { LibraryStats } from '#web/features/documents/figures.tsx';
import {
  applyFilters,
  filterParameters,
  isFiltered,
  parseFilters,
  type LibraryFilters,
} from '#web/features/documents/library-filters.ts';
import { LibraryToolbar } from '#web/features/documents/library-toolbar.tsx';
import { FoundTexts } from '#web/features/documents/search/found-texts.tsx';
import {
  placeVersions,
  type VersionPlace,
} from '#web/features/documents/versions/place-versions.ts';
import { texts } from '#web/pages/texts.ts';
import { documentPath, paths } from '#web/paths.ts';
import { useLibraryState } from '#web/product/library-state.ts';
import { usePageTitle } from '#web/product/page-title.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton, SkeletonList } from '#web/ui/skeleton.tsx';

import { ListFailure } from './list-failure.tsx';
import { PaymentBanner } from './payment-banner.tsx';

const SKELETON_CARDS = 6;
const GRID = 'grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3';
/** Only cards near the viewport are laid out: there may be thousands. */
const CARD = '[content-visibility:auto] [contain-intrinsic-size:auto_12rem]';
const { library } = texts;

/** All documents of the account. */
export default function DocumentsPage() {
  usePageTitle(library.title);
  const { userId } = useAccount();
  const { data: documents, isError, refetch } = useQuery(documentsQuery(userId));
  return (
    <>
      <PageHeading
        title={library.title}
        subtitle={library.subtitle}
        actions={
          <ButtonLink href={paths.upload} variant="primary">
            {library.add}
          </ButtonLink>
        }
      />
      <PaymentBanner />
      {documents && <Library documents={documents} />}
      {!documents && isError && (
        <Card>
          <ListFailure onRetry={refetch} />
        </Card>
      )}
      {!documents && !isError && (
        <SkeletonList count={SKELETON_CARDS} label={library.loading} className={GRID}>
          <Skeleton className="h-44" />
        </SkeletonList>
      )}
    </>
  );
}

function Library({ documents }: { readonly documents: readonly Document[] }) {
  const { filters, sought, change } = useLibraryFilters();
  const field = useRef<HTMLInputElement>(null);
  useShortcuts(useMemo(() => ({ '/': () => field.current?.focus() }), []));
  // A keystroke shows at once; a long list follows when the browser is idle.
  const query = useDeferredValue(filterParameters(filters).toString());
  const search = useDeferredValue(filters.search);
  const shown = useMemo(
    () => applyFilters(documents, { ...parseFilters(new URLSearchParams(query)), search }),
    [documents, query, search],
  );
  useReturnToCard();
  const versions = useMemo(() => placeVersions(documents), [documents]);
  const clear = () => change({ ...filters, search: '', status: 'all' });
  const close = () => {
    change(filters, undefined);
    field.current?.focus();
  };
  return (
    <>
      <LibraryStats documents={documents} />
      <LibraryToolbar
        filters={filters}
        // Clearing the field also ends the search in texts.
        onChange={(next) => change(next, next.search === '' ? undefined : sought)}
        onSearch={(words) => change(filters, words)}
        field={field}
      />
      {sought !== undefined && (
        <FoundTexts
          words={sought}
          documents={documents}
          place={{ libraryQuery: query, librarySearch: search, sought }}
          onClose={close}
        />
      )}
      <p aria-live="polite" className="visually-hidden">
        {library.found(shown.length)}
      </p>
      {shown.length === 0 ? (
        // Searching for these words in texts does not filter names.
        sought !== search.trim() && (
          <EmptyLibrary isNarrowed={isFiltered(filters)} onClear={clear} />
        )
      ) : (
        <SelectableDocuments shown={shown} versions={versions} query={query} search={search} />
      )}
    </>
  );
}

/** The filters: status and order in the URL, the search text only in the history state. */
function useLibraryFilters() {
  const [parameters, setParameters] = useSearchParams();
  const { librarySearch, sought } = useLibraryState();
  const parsed = parseFilters(parameters);
  const filters: LibraryFilters = { ...parsed, search: librarySearch ?? parsed.search };
  const change = (next: LibraryFilters, words?: string) =>
    setParameters(filterParameters(next), {
      replace: true,
      state: { librarySearch: next.search, sought: words },
    });
  return { filters, sought, change };
}

/** Somebody who comes back from a document goes on from there instead of from the top of a long library. */
function useReturnToCard(): void {
  const { cameFrom } = useLibraryState();
  useEffect(() => {
    if (cameFrom === undefined) return;
    const link = `[data-document="${Number(cameFrom)}"] a[href="${documentPath(Number(cameFrom))}"]`;
    document.querySelector<HTMLElement>(link)?.focus();
  }, [cameFrom]);
}

const SelectableDocuments = memo(function SelectableDocuments({
  shown,
  versions,
  query,
  search,
}: {
  readonly shown: readonly Document[];
  readonly versions: ReadonlyMap<number, VersionPlace>;
  /** The filters' query string, for the way back from a document. */
  readonly query: string;
  readonly search: string;
}) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  // Filtered-out documents must not be deleted.
  const selected = shown.filter(({ id }) => chosen.has(id));
  const select = (documents: readonly Document[]) =>
    setChosen(new Set(documents.map(({ id }) => id)));
  const toggle = (document: Document, isSelected: boolean) =>
    select(isSelected ? [...selected, document] : selected.filter(({ id }) => id !== document.id));
  return (
    <>
      <SelectionBar shown={shown} selected={selected} onSelect={select} />
      <ul className={GRID}>
        {shown.map((document) => (
          <li key={document.id} data-document={document.id} className={CARD}>
            <DocumentCard
              document={document}
              version={versions.get(document.id)}
              libraryQuery={query}
              librarySearch={search}
              isSelected={chosen.has(document.id)}
              onSelect={(isSelected) => toggle(document, isSelected)}
            />
          </li>
        ))}
      </ul>
    </>
  );
});

function EmptyLibrary({
  isNarrowed: hasFilters,
  onClear,
}: {
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}) {
  return (
    <Card>
      {hasFilters ? (
        <Notice
          icon={FileSearch}
          title={library.noMatch}
          actions={<Button onClick={onClear}>{library.clear}</Button>}
        >
          <p>{library.noMatchText}</p>
        </Notice>
      ) : (
        <Notice
          icon={FileUp}
          title={library.empty}
          actions={
            <ButtonLink href={paths.upload} variant="primary">
              {library.emptyAction}
            </ButtonLink>
          }
        >
          <p>{library.emptyText}</p>
        </Notice>
      )}
    </Card>
  );
}
