import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';

import { texts } from './texts.ts';

/** Beyond this, a canvas costs memory without showing more detail. */
const MAX_PIXELS = 16_000_000;

/** One page, rendered at the given width in CSS pixels and at the screen's resolution. */
export function PageCanvas({
  pdf,
  page,
  width,
  onFailure,
}: {
  readonly pdf: PDFDocumentProxy;
  readonly page: number;
  readonly width: number;
  readonly onFailure: () => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const rendering = renderPage(pdf, page, { width, canvas: canvas.current, onFailure });
    return () => rendering.stop();
  }, [pdf, page, width, onFailure]);
  return (
    <canvas ref={canvas} className="absolute inset-0 size-full">
      {texts.page(page)}
    </canvas>
  );
}

interface RenderTarget {
  readonly width: number;
  readonly canvas: HTMLCanvasElement | null;
  readonly onFailure: () => void;
}

function renderPage(
  pdf: PDFDocumentProxy,
  number: number,
  { width, canvas, onFailure }: RenderTarget,
): { stop(): void } {
  let isStopped = false;
  let cancelTask = () => {};
  let release = () => {};
  const render = async () => {
    const page = await pdf.getPage(number);
    if (isStopped || canvas === null) return;
    const { width: points, height } = page.getViewport({ scale: 1 });
    const wantedScale = (width / points) * devicePixelRatio;
    const scale = Math.min(wantedScale, Math.sqrt(MAX_PIXELS / (points * height)));
    const viewport = page.getViewport({ scale });
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    const task = page.render({ canvas, viewport });
    cancelTask = () => task.cancel();
    try {
      await task.promise;
    } finally {
      // The pictures of a page that is no longer near would stay in memory with the document.
      if (isStopped) page.cleanup();
      else release = () => page.cleanup();
    }
  };
  render().catch(() => {
    if (!isStopped) onFailure();
  });
  return {
    stop() {
      isStopped = true;
      cancelTask();
      release();
    },
  };
}
