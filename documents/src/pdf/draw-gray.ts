import type { GrayPicture } from '../ocr/gray-picture.ts';
import type { Box } from './cleaning/box.ts';
import type { OpenPdf } from './open-pdf.ts';

const POINTS_PER_INCH = 72;
// Enough for eight-point print; more takes longer and reads no better.
const DOTS_PER_POINT = 200 / POINTS_PER_INCH;
// For small print in a picture that is displayed even smaller.
const MAX_DOTS_PER_POINT = 600 / POINTS_PER_INCH;
// An A3 page at 200 dpi.
const DOTS_OF_PAGE = { least: DOTS_PER_POINT, most: 8_000_000 };
const MAX_PIXELS_OF_AREA = 4_000_000;
const GRAY = 1;
const WHITE = 0xffffffff;
// Annotations are read separately.
const WITHOUT_ANNOTATIONS = 0;

/** A page, counted from 0, or a part of it in points from its top left corner, with the minimum number of pixels. */
interface Drawn {
  readonly index: number;
  readonly area?: Box & { readonly dotsPerPoint: number };
}

/**
 * Renders a page, counted from 0, in gray levels, a large one at a lower resolution; undefined if it cannot be drawn.
 */
export function drawGray(pdf: OpenPdf, index: number): GrayPicture | undefined {
  return drawPage(pdf, { index });
}

/** Renders a part of a page at the resolution of the picture there, within limits; otherwise like `drawGray`. */
export function drawGrayArea(
  pdf: OpenPdf,
  index: number,
  area: NonNullable<Drawn['area']>,
): GrayPicture | undefined {
  return drawPage(pdf, { index, area });
}

function drawPage({ pdfium, document }: OpenPdf, { index, area }: Drawn): GrayPicture | undefined {
  const { functions } = pdfium;
  const page = functions.FPDF_LoadPage(document, index);
  if (page === 0) return undefined;
  const [width, height] = [functions.FPDF_GetPageWidthF(page), functions.FPDF_GetPageHeightF(page)];
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const dots = area ? { least: area.dotsPerPoint, most: MAX_PIXELS_OF_AREA } : DOTS_OF_PAGE;
  const picture = drawLoaded(pdfium, page, { ...(area ?? whole), width, height, dots });
  functions.FPDF_ClosePage(page);
  return picture;
}

interface Drawing extends Box {
  /** Of the page. */
  readonly width: number;
  readonly height: number;
  /** The minimum per point, and the maximum in total. */
  readonly dots: { readonly least: number; readonly most: number };
}

function drawLoaded(
  { functions, memory }: OpenPdf['pdfium'],
  page: number,
  drawing: Drawing,
): GrayPicture | undefined {
  const { left, top, dots } = drawing;
  const points = [drawing.right - left, drawing.bottom - top] as const;
  const area = points[0] * points[1];
  if (!(area > 0)) return undefined;
  const wanted = Math.min(Math.max(dots.least, DOTS_PER_POINT), MAX_DOTS_PER_POINT);
  const scale = Math.min(wanted, Math.sqrt(dots.most / area));
  const width = Math.max(1, Math.round(points[0] * scale));
  const height = Math.max(1, Math.round(points[1] * scale));
  const buffer = functions.malloc(width * height);
  if (buffer === 0) return undefined;
  const bitmap = functions.FPDFBitmap_CreateEx(width, height, GRAY, buffer, width);
  functions.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  // The whole page, of which the bitmap covers a part.
  const [x, y] = [Math.round(-left * scale), Math.round(-top * scale)];
  const [all, high] = [Math.round(drawing.width * scale), Math.round(drawing.height * scale)];
  functions.FPDF_RenderPageBitmap(bitmap, page, x, y, all, high, 0, WITHOUT_ANNOTATIONS);
  functions.FPDFBitmap_Destroy(bitmap);
  const pixels = memory.HEAPU8.slice(buffer, buffer + width * height);
  functions.free(buffer);
  return { width, height, pixels, dotsPerInch: Math.round(scale * POINTS_PER_INCH) };
}
