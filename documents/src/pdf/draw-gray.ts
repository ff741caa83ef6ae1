import type { GrayPicture } from '../ocr/gray-picture.ts';
import type { OpenPdf } from './open-pdf.ts';

const POINTS_PER_INCH = 72;
// Enough for print of eight points; more takes longer and reads no better.
const DOTS_PER_INCH = 200;
// An A3 page at that resolution.
const MAX_PIXELS = 8_000_000;
const GRAY = 1;
const WHITE = 0xffffffff;
// Annotations are read for themselves.
const WITHOUT_ANNOTATIONS = 0;

/** Draws a page, counted from 0, in levels of grey, a large one with fewer dots; undefined where it cannot be drawn. */
export function drawGray({ pdfium, document }: OpenPdf, index: number): GrayPicture | undefined {
  const { functions } = pdfium;
  const page = functions.FPDF_LoadPage(document, index);
  if (page === 0) return undefined;
  const picture = drawLoaded(pdfium, page);
  functions.FPDF_ClosePage(page);
  return picture;
}

function drawLoaded(
  { functions, memory }: OpenPdf['pdfium'],
  page: number,
): GrayPicture | undefined {
  const points = [functions.FPDF_GetPageWidthF(page), functions.FPDF_GetPageHeightF(page)] as const;
  const area = points[0] * points[1];
  if (!(area > 0)) return undefined;
  const scale = Math.min(DOTS_PER_INCH / POINTS_PER_INCH, Math.sqrt(MAX_PIXELS / area));
  const width = Math.max(1, Math.round(points[0] * scale));
  const height = Math.max(1, Math.round(points[1] * scale));
  const buffer = functions.malloc(width * height);
  if (buffer === 0) return undefined;
  const bitmap = functions.FPDFBitmap_CreateEx(width, height, GRAY, buffer, width);
  functions.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  functions.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITHOUT_ANNOTATIONS);
  functions.FPDFBitmap_Destroy(bitmap);
  const pixels = memory.HEAPU8.slice(buffer, buffer + width * height);
  functions.free(buffer);
  return { width, height, pixels, dotsPerInch: Math.round(scale * POINTS_PER_INCH) };
}
