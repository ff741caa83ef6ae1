import type { DocumentText, Issue } from '@proviso/contracts';
import { lazy, Suspense, useCallback, useState, type ReactNode, type RefObject } from 'react';

import { ErrorBoundary } from '#web/ui/error-boundary.tsx';

import { PlainText } from './plain-text.tsx';
import { StructuredText } from './structured-text.tsx';
import { texts } from './texts.ts';

const PdfPages = lazy(() => import('./pdf-pages.tsx'));

interface SheetProps {
  readonly documentId: number;
  readonly documentText: DocumentText;
  readonly issues: readonly Issue[];
  readonly scroller: RefObject<HTMLElement | null>;
  readonly loading: ReactNode;
}

/**
 * A document in the form of its format: pages, paragraphs or lines. Pages that cannot be rendered are shown as text.
 */
export function DocumentSheet(props: SheetProps) {
  const { documentText, issues, scroller, loading } = props;
  const [hasFailed, setHasFailed] = useState(false);
  const fallBackToText = useCallback(() => setHasFailed(true), []);
  const asText = (
    <>
      <p className="mb-4 text-sm text-ink-soft">{texts.undrawn}</p>
      <StructuredText documentText={documentText} issues={issues} scroller={scroller} />
    </>
  );
  if (documentText.pages.length > 0) {
    if (hasFailed) return asText;
    return (
      <ErrorBoundary fallback={asText}>
        <Suspense fallback={loading}>
          <PdfPages {...props} onFailure={fallBackToText} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  if (documentText.text.trim() === '') return <p className="text-ink-soft">{texts.empty}</p>;
  return documentText.segments.length > 0 ? (
    <StructuredText documentText={documentText} issues={issues} scroller={scroller} />
  ) : (
    <PlainText text={documentText.text} issues={issues} scroller={scroller} />
  );
}
