import { TextLayer, type PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';

/** The transparent text layer over a page's image, at printed size, so that words can be selected. */
export function PageText({
  pdf,
  page,
  width,
}: {
  readonly pdf: PDFDocumentProxy;
  readonly page: number;
  /** The page's width in CSS pixels. */
  readonly width: number;
}) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = layer.current;
    if (container === null) return undefined;
    const rendering = renderTextLayer(pdf, page, { container, width });
    return () => {
      rendering.stop();
      container.replaceChildren();
    };
  }, [pdf, page, width]);
  return <div ref={layer} className="page-text" />;
}

interface TextLayerTarget {
  readonly container: HTMLElement;
  readonly width: number;
}

function renderTextLayer(
  pdf: PDFDocumentProxy,
  number: number,
  { container, width }: TextLayerTarget,
): { stop(): void } {
  let isStopped = false;
  let cancelLayer = () => {};
  const render = async () => {
    const page = await pdf.getPage(number);
    const scale = width / page.getViewport({ scale: 1 }).width;
    if (isStopped) return;
    container.style.setProperty('--total-scale-factor', String(scale));
    const viewport = page.getViewport({ scale });
    const layer = new TextLayer({
      textContentSource: page.streamTextContent(),
      container,
      viewport,
    });
    cancelLayer = () => layer.cancel();
    await layer.render();
  };
  render().catch(ignoreFailure);
  return {
    stop() {
      isStopped = true;
      cancelLayer();
    },
  };
}

function ignoreFailure(): void {
  // The page and its marks still render; its relevant text also appears in the findings.
}
