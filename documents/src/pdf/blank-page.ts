import { drawPicture } from '#documents/pdf/cleaning/rendering/page-picture.ts';

import { isPaperColor, readFill, readStroke } from './hidden/object-paint.ts';
import { listPageObjects, OBJECT_TYPES, type PageObject } from './hidden/page-objects.ts';
import type { Pdfium } from './pdfium.ts';

/** Text is black on white even when this small. */
const PIXELS_PER_POINT = 1;

/**
 * Whether a page without readable text has nothing on it or under it: only blanks and white areas, and a rendering that
 * is white all over. A picture is never blank, because a white area may cover it. `scratch` points to 32 bytes of
 * scratch memory.
 */
export function isBlankPage(pdfium: Pdfium, page: number, scratch: number): boolean {
  const { objects } = listPageObjects(pdfium, page, scratch);
  return objects.every((object) => isPaper(pdfium, object, scratch)) && isDrawnWhite(pdfium, page);
}

/** The glyphs of a text object that has no readable text may still show something: the rendering decides. */
function isPaper(pdfium: Pdfium, { object, type }: PageObject, scratch: number): boolean {
  if (type !== OBJECT_TYPES.path) return type === OBJECT_TYPES.text;
  const { functions, memory } = pdfium;
  functions.FPDFPath_GetDrawMode(object, scratch, scratch + 4);
  const [isFilled, isStroked] = [memory.HEAPU8[scratch] !== 0, memory.HEAPU8[scratch + 4] !== 0];
  const paints = [
    ...(isFilled ? [readFill(pdfium, object, scratch)] : []),
    ...(isStroked ? [readStroke(pdfium, object, scratch)] : []),
  ];
  return paints.every((paint) => paint !== undefined && isPaperColor(paint.color));
}

function isDrawnWhite(pdfium: Pdfium, page: number): boolean {
  const { pixels } = drawPicture(pdfium, page, PIXELS_PER_POINT);
  for (let at = 0; at < pixels.length; at += 4) {
    if (!isPaperColor((pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!)) return false;
  }
  return true;
}
