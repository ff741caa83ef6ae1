import type { DocumentText, Issue } from '@proviso/contracts';
import { lazy, Suspense, useCallback, useState, type ReactNode, type RefObject } from 'react';

import { ErrorBoundary } from '#web/ui/error-boundary.tsx';

import { PlainText } from './plain-text.tsx';
import { StructuredText } from './structured-text.tsx';
import { texts } from './texts.ts';

const PdfPages = lazy(() => import('./pdf-pages.tsx'));

interface SheetProps {
  readonly documentId: number;
  readonly reading: DocumentText;
  readonly issues: readonly Issue[];
  readonly scroller: RefObject<HTMLElement | null>;
  readonly loading: ReactNode;
}

/**
 * A document in the form of its format: pages, paragraphs or lines. Pages that cannot be rendered are shown as text.
 */
export function DocumentSheet(props: SheetProps) {
  const { reading, issues, scroller, loading } = props;
  const [isUndrawn, setIsUndrawn] = useState(false);
  const giveUp = useCallback(() => setIsUndrawn(true), []);
  const asText = (
    <>
      <p className="mb-4 text-sm text-ink-soft">{texts.undrawn}</p>
      <StructuredText reading={reading} issues={issues} scroller={scroller} />
    </>
  );
  if (reading.pages.length > 0) {
    if (isUndrawn) return asText;
    return (
      <ErrorBoundary fallback={asText}>
        <Suspense fallback={loading}>
          <PdfPages {...props} onFailure={giveUp} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  if (reading.text.trim() === '') return <p className="text-ink-soft">{texts.empty}</p>;
  return reading.segments.length > 0 ? (
    <StructuredText reading={reading} issues={issues} scroller={scroller} />
  ) : (
    <PlainText text={reading.text} issues={issues} scroller={scroller} />
  );
}
