import type { Analysis, DocumentText, Issue } from '@proviso/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';

import { statusOf } from '#web/lib/api/api-error.ts';
import { useLoadingAnnouncement } from '#web/ui/announcements.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

import { callErrorMessage } from '../call-error.ts';
import { MarkSelection } from '../marking/mark-selection.tsx';
import { SearchHitBar } from '../search-hits/search-hit-bar.tsx';
import { DocumentSheet } from './document-sheet.tsx';
import { documentTextQuery } from './read-document-text.ts';
import { useChoose, useSelection } from './selection.ts';
import { texts } from './texts.ts';

/** The file was deleted when its retention period ended. */
const GONE = 410;
/** Not a control, but it must be scrollable by keyboard, and nothing else within takes the focus (WCAG 2.1.1). */
const KEYBOARD_SCROLLABLE = { tabIndex: 0 } as const;

/** The document with the shown findings highlighted; clicking a mark chooses its finding. */
export function DocumentPane({
  documentId,
  analysis,
  issues,
  header,
  takesFocus,
  isMarkable = false,
}: {
  readonly documentId: number;
  readonly analysis: Analysis;
  readonly issues: readonly Issue[];
  readonly header?: ReactNode;
  /** Whether choosing a place moves the focus here. */
  readonly takesFocus: boolean;
  /** Whether text selected in it can be marked by hand. */
  readonly isMarkable?: boolean;
}) {
  const textQuery = useQuery(documentTextQuery(documentId));
  const scroller = useRef<HTMLElement>(null);
  useSelectOnClick(scroller, issues);
  const selection = useSelection();
  useEffect(() => {
    if (takesFocus && selection?.origin === 'place')
      scroller.current?.focus({ preventScroll: true });
  }, [takesFocus, selection]);
  const isTextChanged = textQuery.data !== undefined && !isAnalyzedText(textQuery.data, analysis);
  return (
    <Card className="flex h-full min-h-0 min-w-0 flex-col print:hidden">
      {header}
      <SearchHitBar />
      <p
        aria-live="polite"
        // Not hidden while empty: what is hidden cannot announce what it is filled with.
        className="border-b border-line px-5 py-2 text-sm text-ink-soft empty:border-0 empty:py-0"
      >
        <PlaceNotice documentText={textQuery.data} isTextChanged={isTextChanged} />
      </p>
      <section
        ref={scroller}
        aria-label={texts.content}
        {...KEYBOARD_SCROLLABLE}
        className="relative min-h-0 flex-1 overflow-auto rounded-b-lg bg-sunken p-3 outline-offset-[-2px] sm:p-5"
      >
        {textQuery.isError && (
          <Failure error={textQuery.error} onRetry={() => void textQuery.refetch()} />
        )}
        {textQuery.isPending && <Loading />}
        {textQuery.data && (
          <DocumentSheet
            documentId={documentId}
            documentText={textQuery.data}
            issues={isTextChanged ? [] : issues}
            scroller={scroller}
            loading={<Loading />}
          />
        )}
        {isMarkable && textQuery.data && !isTextChanged && (
          <MarkSelection documentId={documentId} pane={scroller} />
        )}
      </section>
    </Card>
  );
}

/** Offsets are only valid in the text that was analyzed. */
function isAnalyzedText({ text }: DocumentText, { coverage }: Analysis): boolean {
  return text.length === coverage.characters;
}

function PlaceNotice({
  documentText,
  isTextChanged,
}: {
  readonly documentText: DocumentText | undefined;
  readonly isTextChanged: boolean;
}) {
  const selection = useSelection();
  if (isTextChanged) return texts.moved;
  if (!documentText || !selection) return null;
  const { issue } = selection;
  const isPlaced =
    documentText.pages.length === 0 || documentText.highlights.some(({ id }) => id === issue.id);
  return issue.end > 0 && isPlaced ? null : texts.placeless;
}

// One listener for the whole pane: marks are purely visual, and their findings are operated in the list.
function useSelectOnClick(scroller: { current: HTMLElement | null }, issues: readonly Issue[]) {
  const choose = useChoose();
  useEffect(() => {
    const pane = scroller.current;
    const onClick = ({ target }: MouseEvent) => {
      // A click that ends a text selection within a mark concerns the selection.
      if (getSelection()?.isCollapsed === false) return;
      const mark = target instanceof Element ? target.closest<HTMLElement>('[data-finding]') : null;
      const issue = issues.find(({ id }) => String(id) === mark?.dataset['finding']);
      if (issue) choose?.(issue, 'document');
    };
    pane?.addEventListener('click', onClick);
    return () => pane?.removeEventListener('click', onClick);
  }, [scroller, issues, choose]);
}

function Loading() {
  useLoadingAnnouncement(texts.loading);
  return (
    <div className="space-y-4">
      <p className="flex items-center gap-3 text-sm text-ink-soft">
        <Spinner className="size-5 text-accent" />
        {texts.loading}
      </p>
      <Skeleton className="h-96" />
    </div>
  );
}

function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <div role="alert" className="space-y-3 text-sm text-ink-soft">
      <p className="font-medium text-ink">{texts.failure}</p>
      <p>{callErrorMessage(error, texts.errors)}</p>
      {statusOf(error) !== GONE && (
        <Button size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
