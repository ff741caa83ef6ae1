import type { DocumentText, Issue } from '@proviso/contracts';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { memo, useRef } from 'react';

import { PageSearchHits } from '../search-hits/page-search-hits.tsx';
import { useViewportProximity } from './lazy-region.tsx';
import { PageCanvas } from './page-canvas.tsx';
import { PageHighlights, type PageHighlight } from './page-highlights.tsx';
import { PageText } from './page-text.tsx';

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  readonly size: DocumentText['pages'][number];
  readonly width: number;
  readonly highlights: readonly PageHighlight[];
  /** The chosen finding, if it is on this page. */
  readonly chosen: Issue | undefined;
  readonly onFailure: () => void;
}

/** A page in its true proportions, white in every color scheme, rendered while near the viewport. */
export const PdfPage = memo(function PdfPage(props: PdfPageProps) {
  const { pdf, size, width, highlights, chosen, onFailure } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const { isNear } = useViewportProximity(sheet);
  return (
    <div
      ref={sheet}
      data-page={size.page}
      className="relative mx-auto scheme-light overflow-hidden bg-[#fff] shadow-sheet"
      style={{ width, aspectRatio: `${size.width || 1} / ${size.height || 1}` }}
    >
      {isNear && (
        <>
          <PageCanvas pdf={pdf} page={size.page} width={width} onFailure={onFailure} />
          <PageText pdf={pdf} page={size.page} width={width} />
          <PageHighlights size={size} highlights={highlights} chosen={chosen} />
          <PageSearchHits page={size.page} size={size} />
        </>
      )}
    </div>
  );
});
