import { DocumentError } from '#documents/document-error.ts';
import type { Box } from '#documents/pdf/cleaning/box.ts';
import type { Pdfium } from '#documents/pdf/pdfium.ts';

/** A page rendering: blue, green, red and an unused byte for each pixel, row by row from the top. */
export interface PagePicture {
  readonly width: number;
  readonly height: number;
  /** Pixels per point: 1 is 72 dpi. */
  readonly scale: number;
  readonly pixels: Uint8Array;
}

/**
 * A pool of pixel buffers. One page takes megabytes and is rendered several times: allocating each buffer anew costs
 * more in garbage collection than everything else does.
 */
export class PixelBufferPool {
  readonly #spare: Uint8Array[] = [];

  /** A buffer with arbitrary content. */
  take(length: number): Uint8Array {
    const matchingIndex = this.#spare.findIndex((buffer) => buffer.length === length);
    return (
      this.#spare.splice(matchingIndex, matchingIndex < 0 ? 0 : 1)[0] ?? new Uint8Array(length)
    );
  }

  /** The picture must not be used after this. */
  release({ pixels }: PagePicture): void {
    // A page before and after, of the size that most pages have.
    if (this.#spare.unshift(pixels) > 2) this.#spare.pop();
  }
}

const MAX_PIXELS = 12_000_000;
const BLUE_GREEN_RED_UNUSED = 3;
const WHITE = 0xffffffff;
// Without annotations: the visible ones are already part of the content.
const AS_ON_PAPER = 0;

/** Renders a loaded page at this many pixels per point, or fewer if the total would be too large. */
export function drawPicture(
  pdfium: Pdfium,
  page: number,
  wanted: number,
  bufferPool = new PixelBufferPool(),
): PagePicture {
  const [right, bottom] = sizeOf(pdfium, page);
  return drawArea(pdfium, page, { wanted, area: { left: 0, top: 0, right, bottom }, bufferPool });
}

function sizeOf({ functions }: Pdfium, page: number): readonly [width: number, height: number] {
  const width = functions.FPDF_GetPageWidthF(page);
  return [Math.max(1, width), Math.max(1, functions.FPDF_GetPageHeightF(page))];
}

interface Drawing {
  readonly wanted: number;
  readonly area: Box;
  readonly bufferPool?: PixelBufferPool;
}

/** The same for an area of it; the picture's coordinates start at the area's corner. */
export function drawArea(
  pdfium: Pdfium,
  page: number,
  { wanted, area, bufferPool = new PixelBufferPool() }: Drawing,
): PagePicture {
  const { functions, memory } = pdfium;
  const points = { width: area.right - area.left, height: area.bottom - area.top };
  const scale = Math.min(wanted, Math.sqrt(MAX_PIXELS / (points.width * points.height)));
  const width = Math.max(1, Math.round(points.width * scale));
  const height = Math.max(1, Math.round(points.height * scale));
  const [pageWidth, pageHeight] = sizeOf(pdfium, page).map((side) => Math.round(side * scale));
  const left = -Math.round(area.left * scale);
  const top = -Math.round(area.top * scale);
  const size = width * height * 4;
  const buffer = functions.malloc(size);
  if (buffer === 0) throw new DocumentError('documents.too_complex');
  const bitmap = functions.FPDFBitmap_CreateEx(
    width,
    height,
    BLUE_GREEN_RED_UNUSED,
    buffer,
    width * 4,
  );
  functions.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  functions.FPDF_RenderPageBitmap(
    bitmap,
    page,
    left,
    top,
    Math.max(1, pageWidth!),
    Math.max(1, pageHeight!),
    0,
    AS_ON_PAPER,
  );
  functions.FPDFBitmap_Destroy(bitmap);
  const pixels = bufferPool.take(size);
  pixels.set(memory.HEAPU8.subarray(buffer, buffer + size));
  functions.free(buffer);
  return { width, height, scale, pixels };
}

/** The pixels of a picture that a box touches: the first column and row, and those after the last. */
export function pixelsOf({ width, height, scale }: PagePicture, box: Box): Box {
  return {
    left: Math.max(0, Math.floor(box.left * scale)),
    top: Math.max(0, Math.floor(box.top * scale)),
    right: Math.min(width, Math.ceil(box.right * scale)),
    bottom: Math.min(height, Math.ceil(box.bottom * scale)),
  };
}
