import type { DocumentText, Issue, TextBox } from '@proviso/contracts';
import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';

import { useSearchHits } from '../search-hits/search-hits.ts';
import { LazyRegion } from './lazy-region.tsx';
import type { PageHighlight } from './page-highlights.tsx';
import { PdfPage } from './pdf-page.tsx';
import { scrollWithin } from './scroll-within.ts';
import { useSelection } from './selection.ts';
import { usePdf } from './use-pdf.ts';
import { useWidth } from './use-width.ts';
import { ZoomControls } from './zoom-controls.tsx';
import { useZoom } from './zoom.ts';

const NO_HIGHLIGHTS: readonly PageHighlight[] = [];

interface PdfPagesProps {
  readonly documentId: number;
  readonly documentText: DocumentText;
  readonly issues: readonly Issue[];
  readonly scroller: RefObject<HTMLElement | null>;
  /** Shown until the file is open. */
  readonly loading: ReactNode;
  readonly onFailure: () => void;
}

/** The pages of a PDF as printed, with the findings marked on them. */
export default function PdfPages(props: PdfPagesProps) {
  const { documentId, documentText, issues, scroller, loading, onFailure } = props;
  const { pdf, hasFailed } = usePdf(documentId);
  useEffect(() => {
    if (hasFailed) onFailure();
  }, [hasFailed, onFailure]);
  const fittingWidth = useWidth(scroller);
  const [zoom, setZoom] = useZoom();
  const width = Math.round(fittingWidth * zoom);
  useStableScrollPosition(scroller, width);
  const highlightsByPage = useMemo(() => groupByPage(documentText, issues), [documentText, issues]);
  const selection = useSelection();
  const isReady = pdf !== null && width > 0;
  useEffect(() => {
    if (isReady && selection && selection.origin !== 'document') {
      const { id, place } = selection.issue;
      const box = documentText.highlights.find((highlight) => highlight.id === id)?.boxes[0];
      scrollTo(scroller.current, documentText, { box, page: place.page });
    }
  }, [isReady, selection, documentText, scroller]);
  const hit = useSearchHits()?.current;
  useEffect(() => {
    if (!isReady || !hit) return;
    scrollTo(scroller.current, documentText, { box: hit.boxes[0], page: hit.place.page });
  }, [isReady, hit, documentText, scroller]);
  const chosen = selection?.issue;
  return (
    <LazyRegion scroller={scroller} isPrinted={false}>
      {/* As wide as the widest page, so that sticky elements follow the pane to its far end. */}
      <div className={isReady ? 'w-max min-w-full space-y-4' : ''}>
        {!isReady && loading}
        {isReady && <ZoomControls zoom={zoom} width={fittingWidth} onChange={setZoom} />}
        {isReady &&
          documentText.pages.map((size) => {
            const highlights = highlightsByPage.get(size.page) ?? NO_HIGHLIGHTS;
            const isHere = highlights.some(({ issue }) => issue.id === chosen?.id);
            return (
              <PdfPage
                key={size.page}
                pdf={pdf}
                size={size}
                width={width}
                highlights={highlights}
                chosen={isHere ? chosen : undefined}
                onFailure={onFailure}
              />
            );
          })}
      </div>
    </LazyRegion>
  );
}

/** Keeps what is in the upper middle of the pane in place when the pages change size. */
function useStableScrollPosition(scroller: RefObject<HTMLElement | null>, width: number): void {
  const before = useRef(width);
  useLayoutEffect(() => {
    const pane = scroller.current;
    const growth = width / (before.current || width || 1);
    before.current = width;
    if (!pane || growth === 1) return;
    const { scrollTop, scrollLeft, clientWidth } = pane;
    const middle = clientWidth / 2;
    pane.scrollTo({
      top: scrollTop * growth,
      left: (scrollLeft + middle) * growth - middle,
      behavior: 'instant',
    });
  }, [scroller, width]);
}

/** The marks of the shown findings on each page. */
function groupByPage(
  documentText: DocumentText,
  issues: readonly Issue[],
): Map<number, PageHighlight[]> {
  const shown = new Map(issues.map((issue) => [issue.id, issue]));
  const pages = new Map<number, PageHighlight[]>();
  for (const { id, boxes } of documentText.highlights) {
    const issue = shown.get(id);
    if (!issue) continue;
    for (const [page, onPage] of Map.groupBy(boxes, (box) => box.page)) {
      const highlights = pages.get(page) ?? [];
      highlights.push({ issue, boxes: onPage });
      pages.set(page, highlights);
    }
  }
  return pages;
}

/** Scrolls only the pane, so that a box is in its upper part; without a box, the top of the page. */
function scrollTo(
  scroller: HTMLElement | null,
  documentText: DocumentText,
  { box, page: fallback }: { box: TextBox | undefined; page: number | undefined },
): void {
  const number = box?.page ?? fallback;
  const sheet = scroller?.querySelector(`[data-page="${number}"]`);
  if (!scroller || !sheet) return;
  const size = documentText.pages.find(({ page }) => page === number);
  const offset = box && size ? box.top / (size.height || 1) : 0;
  const { top, height } = sheet.getBoundingClientRect();
  scrollWithin(scroller, top + height * offset);
}
