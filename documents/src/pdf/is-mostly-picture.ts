import type { Pdfium } from './pdfium.ts';

// Values of pdfium's object types.
const IMAGE = 3;
const FORM = 5;
const MAX_OBJECTS = 1000;
const MOST = 0.5;

/** A loaded page, its size in points, and a pointer to sixteen bytes of scratch memory. */
export interface LoadedPage {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly rectangle: number;
}

/**
 * Whether pictures cover more than half of a page, as on a scanned page: in one piece, in strips, or wrapped in a form.
 * Overlaps count twice, which is close enough.
 */
export function isMostlyPicture(pdfium: Pdfium, loaded: LoadedPage): boolean {
  const { functions } = pdfium;
  const { page, width, height } = loaded;
  const count = Math.min(functions.FPDFPage_CountObjects(page), MAX_OBJECTS);
  let covered = 0;
  for (let index = 0; index < count; index += 1) {
    const object = functions.FPDFPage_GetObject(page, index);
    if (showsPicture(pdfium, object)) covered += areaOf(pdfium, object, loaded);
  }
  return covered > width * height * MOST;
}

function showsPicture({ functions }: Pdfium, object: number): boolean {
  const type = functions.FPDFPageObj_GetType(object);
  if (type !== FORM) return type === IMAGE;
  const count = Math.min(functions.FPDFFormObj_CountObjects(object), MAX_OBJECTS);
  for (let index = 0; index < count; index += 1) {
    const inner = functions.FPDFFormObj_GetObject(object, index);
    if (functions.FPDFPageObj_GetType(inner) === IMAGE) return true;
  }
  return false;
}

/** The area of an object in square points, at most that of the page. */
function areaOf(pdfium: Pdfium, object: number, { width, height, rectangle }: LoadedPage): number {
  const { functions, memory } = pdfium;
  const [bottom, right, top] = [rectangle + 4, rectangle + 8, rectangle + 12];
  const isKnown = functions.FPDFPageObj_GetBounds(object, rectangle, bottom, right, top) !== 0;
  const [fromX = 0, fromY = 0, toX = 0, toY = 0] = memory.HEAPF32.subarray(rectangle >> 2);
  return isKnown ? Math.min((toX - fromX) * (toY - fromY), width * height) : 0;
}
