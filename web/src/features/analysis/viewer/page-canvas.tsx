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
    const drawing = drawPage(pdf, page, { width, canvas: canvas.current, onFailure });
    return () => drawing.stop();
  }, [pdf, page, width, onFailure]);
  return (
    <canvas ref={canvas} className="absolute inset-0 size-full">
      {texts.page(page)}
    </canvas>
  );
}

interface Drawing {
  readonly width: number;
  readonly canvas: HTMLCanvasElement | null;
  readonly onFailure: () => void;
}

function drawPage(
  pdf: PDFDocumentProxy,
  number: number,
  { width, canvas, onFailure }: Drawing,
): { stop(): void } {
  let isStopped = false;
  let stopRendering = () => {};
  const draw = async () => {
    const page = await pdf.getPage(number);
    if (isStopped || canvas === null) return;
    const { width: points, height } = page.getViewport({ scale: 1 });
    const wanted = (width / points) * devicePixelRatio;
    const scale = Math.min(wanted, Math.sqrt(MAX_PIXELS / (points * height)));
    const viewport = page.getViewport({ scale });
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    const rendering = page.render({ canvas, viewport });
    stopRendering = () => rendering.cancel();
    await rendering.promise;
  };
  draw().catch(() => {
    if (!isStopped) onFailure();
  });
  return {
    stop() {
      isStopped = true;
      stopRendering();
    },
  };
}
