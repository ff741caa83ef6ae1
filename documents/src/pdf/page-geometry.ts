import type { Pdfium } from './pdfium.ts';

/** A page as displayed: its size after rotation and crop, and the mapping from pdfium's rectangles to it. */
export interface PageGeometry {
  readonly width: number;
  readonly height: number;
  readonly placeBox: PlaceBox;
  /** The inverse: from points right and down from the displayed page's top left corner to user space. */
  readonly toPage: Matrix;
}

/** As in PDF: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/**
 * Reads the rectangle (left, top, right, bottom as floats, upwards) that pdfium wrote at a pointer and writes it to
 * `boxes` from the index `at` on: left, top, right, bottom in points from the page's top left corner.
 */
export type PlaceBox = (rectangle: number, boxes: Float32Array, at: number) => void;

/** Measures a page; `rectangle` points to sixteen bytes of scratch memory. */
export function measurePage(pdfium: Pdfium, page: number, rectangle: number): PageGeometry {
  const { functions, memory } = pdfium;
  functions.FPDF_GetPageBoundingBox(page, rectangle);
  const cropStart = rectangle >> 2;
  const crop = memory.HEAPF32.slice(cropStart, cropStart + 4);
  const turn = TURNS[functions.FPDFPage_GetRotation(page) & 3]!;
  return {
    width: functions.FPDF_GetPageWidthF(page),
    height: functions.FPDF_GetPageHeightF(page),
    placeBox: createPlaceBox(memory, turn, crop),
    toPage: turn.back(crop),
  };
}

/** Called for every character of a document: allocates nothing. */
function createPlaceBox(memory: Pdfium['memory'], turn: Turn, crop: Float32Array): PlaceBox {
  const { from, x, y } = turn;
  const [left, top, right, bottom] = from;
  const originX = crop[left] ?? 0;
  const originY = crop[top] ?? 0;
  return (rectangle, boxes, at) => {
    const floats = memory.HEAPF32;
    const start = rectangle >> 2;
    boxes[at] = x * (floats[start + left]! - originX);
    boxes[at + 1] = y * (floats[start + top]! - originY);
    boxes[at + 2] = x * (floats[start + right]! - originX);
    boxes[at + 3] = y * (floats[start + bottom]! - originY);
  };
}

/**
 * How a page's edges map to those of the displayed page: which edge (0 left, 1 top, 2 right, 3 bottom) becomes the
 * left, top, right and bottom one, and whether coordinates grow or shrink along the way.
 */
interface Turn {
  readonly from: readonly [number, number, number, number];
  readonly x: 1 | -1;
  readonly y: 1 | -1;
  readonly back: (crop: Float32Array) => Matrix;
}

/** From user space, whose y grows upwards, to the displayed page, for each clockwise quarter turn. */
const TURNS: readonly Turn[] = [
  { from: [0, 1, 2, 3], x: 1, y: -1, back: ([l = 0, t = 0]) => [1, 0, 0, -1, l, t] },
  { from: [3, 0, 1, 2], x: 1, y: 1, back: ([l = 0, , , b = 0]) => [0, 1, 1, 0, l, b] },
  { from: [2, 3, 0, 1], x: -1, y: 1, back: ([, , r = 0, b = 0]) => [-1, 0, 0, 1, r, b] },
  { from: [1, 2, 3, 0], x: -1, y: -1, back: ([, t = 0, r = 0]) => [0, -1, -1, 0, r, t] },
];
