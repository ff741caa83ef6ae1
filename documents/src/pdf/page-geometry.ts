import type { Pdfium } from './pdfium.ts';
import type { Box } from './placed-text.ts';

/** A page as it is seen: its size after rotation and crop, and the way from pdfium's rectangles to it. */
export interface PageGeometry {
  readonly width: number;
  readonly height: number;
  /** Reads the rectangle (left, top, right, bottom as floats, upwards) that pdfium wrote at a pointer. */
  readonly boxAt: (rectangle: number) => Box;
}

/** Measures a page; `rectangle` points to sixteen bytes that may be written over. */
export function measurePage(pdfium: Pdfium, page: number, rectangle: number): PageGeometry {
  const { functions, memory } = pdfium;
  functions.FPDF_GetPageBoundingBox(page, rectangle);
  const crop = readRectangle(memory.HEAPF32, rectangle);
  const turn = TURNS[functions.FPDFPage_GetRotation(page) & 3]!;
  return {
    width: functions.FPDF_GetPageWidthF(page),
    height: functions.FPDF_GetPageHeightF(page),
    boxAt: (pointer) => turn(readRectangle(memory.HEAPF32, pointer), crop),
  };
}

function readRectangle(floats: Float32Array, pointer: number): Box {
  const at = pointer >> 2;
  return {
    left: floats[at] ?? 0,
    top: floats[at + 1] ?? 0,
    right: floats[at + 2] ?? 0,
    bottom: floats[at + 3] ?? 0,
  };
}

/** From page coordinates, whose y grows upwards, to the seen page, for each quarter turn clockwise. */
const TURNS: readonly ((box: Box, crop: Box) => Box)[] = [
  (box, crop) => ({
    left: box.left - crop.left,
    top: crop.top - box.top,
    right: box.right - crop.left,
    bottom: crop.top - box.bottom,
  }),
  (box, crop) => ({
    left: box.bottom - crop.bottom,
    top: box.left - crop.left,
    right: box.top - crop.bottom,
    bottom: box.right - crop.left,
  }),
  (box, crop) => ({
    left: crop.right - box.right,
    top: box.bottom - crop.bottom,
    right: crop.right - box.left,
    bottom: box.top - crop.bottom,
  }),
  (box, crop) => ({
    left: crop.top - box.top,
    top: crop.right - box.right,
    right: crop.top - box.bottom,
    bottom: crop.right - box.left,
  }),
];
