import { type Box, growBox } from '#documents/pdf/cleaning/box.ts';
import { moveBox, movePoint } from '#documents/pdf/cleaning/rewriting/matrices.ts';
import type { Origin } from '#documents/pdf/cleaning/rewriting/target-glyphs.ts';
import type { Matrix } from '#documents/pdf/page-geometry.ts';
import type { Pdfium } from '#documents/pdf/pdfium.ts';

import { hasFaintShape, isMonotonic } from './faint-shapes.ts';
import type { PictureSamples } from './picture-samples.ts';

// By pdfium's bitmap format: gray levels; blue, green and red; the same with an unused byte or with alpha.
const BYTES_OF_PIXEL: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 4, 4: 4 };
// In levels of 255: compression noise is below it, letters that anybody sees at once are above.
const MAX_DIFFERENCE = 32;
// In levels of 255: nothing can be read in fewer.
const MIN_DIFFERENCE = 4;
// In pixels, because a box's edges may lie within one.
const MARGIN = 1;
const WITH_OPACITY = 4;
// In levels of 255: the opacity of a readable letter differs more than this from its surroundings.
const MAX_OPACITY_DIFFERENCE = 4;
// In pixels: a smaller part reveals no shape.
const LEAST = 3;
// In pixels: a picture's edges lie within these.
const EDGE = 2;
const UNIT: Box = { left: 0, top: 1, right: 1, bottom: 0 };

/** A picture that a loaded page draws, and its matrix from the unit square to user space. */
export interface DrawnPicture {
  readonly document: number;
  readonly page: number;
  readonly object: number;
  readonly matrix: Matrix;
}

/**
 * Whether a picture object has hardly more than one color in each of the areas, and no shape in its opacity there: a
 * mask can show letters in a single color. Areas are given by their corners in user space. False if the picture cannot
 * be decoded.
 */
export function isUniformWithin(
  pdfium: Pdfium,
  drawn: DrawnPicture,
  areas: readonly (readonly Origin[])[],
): boolean {
  const picture = readStoredPicture(pdfium, drawn.object);
  if (picture === undefined) return false;
  const isOneColor = areas.every((corners) => {
    const pixels = pixelsWithin(picture, drawn.matrix, corners);
    return pixels !== undefined && isUniform(picture, pixels);
  });
  return isOneColor && hasNoShape(pdfium, drawn, areas);
}

/**
 * The picture of an object as stored in the file, however little of it is visible; undefined if it cannot be decoded.
 */
export function readStoredPicture(pdfium: Pdfium, object: number): PictureSamples | undefined {
  return readBitmap(pdfium, pdfium.functions.FPDFImageObj_GetBitmap(object));
}

/**
 * The pixels of a picture that an area touches, with a margin: the first column and row, and those after the last. The
 * area is given by its corners in the coordinates that the picture's matrix maps to; undefined if the matrix is
 * degenerate.
 */
export function pixelsWithin(
  { width, height }: PictureSamples,
  matrix: Matrix,
  corners: readonly Origin[],
): Box | undefined {
  const back = invert(matrix);
  if (back === undefined) return undefined;
  const places = corners.map((corner) => movePoint(corner, back));
  const xs = places.map(([x]) => x * width);
  // A picture's first row is at the top, the origin of its unit square at the bottom.
  const ys = places.map(([, y]) => (1 - y) * height);
  return {
    left: Math.max(0, Math.floor(Math.min(...xs)) - MARGIN),
    top: Math.max(0, Math.floor(Math.min(...ys)) - MARGIN),
    right: Math.min(width, Math.ceil(Math.max(...xs)) + MARGIN),
    bottom: Math.min(height, Math.ceil(Math.max(...ys)) + MARGIN),
  };
}

function invert([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-9) return undefined;
  const [p, q, r, s] = [d, -b, -c, a].map((value) => value / determinant) as [
    number,
    number,
    number,
    number,
  ];
  return [p, q, r, s, -(e * p + f * r), -(e * q + f * s)];
}

/** Whether the drawn picture ends in at most one edge in each area; a rotated or clipped one may end in more. */
function hasNoShape(
  pdfium: Pdfium,
  { document, page, object, matrix }: DrawnPicture,
  areas: readonly (readonly Origin[])[],
): boolean {
  const { functions } = pdfium;
  const bitmap = functions.FPDFImageObj_GetRenderedBitmap(document, page, object);
  const rendered = readBitmap(pdfium, bitmap);
  if (rendered === undefined) return false;
  if (rendered.bytesOfPixel < WITH_OPACITY) return true;
  const { left, top, right, bottom } = moveBox(UNIT, matrix);
  const upright: Matrix = [right - left, 0, 0, top - bottom, left, bottom];
  return areas.every((corners) => {
    const pixels = pixelsWithin(rendered, upright, corners);
    return pixels !== undefined && hasSingleEdge(rendered, shrink(pixels));
  });
}

// In pixels, of which there is only one per point: what surrounds an area shows in the pixels that it touches.
const INSET = MARGIN + 1;

/** The pixels that lie entirely within an area, or all that it touches if there are hardly any. */
function shrink(pixels: Box): Box {
  const inner = growBox(pixels, -INSET);
  const isLeft = inner.right - inner.left >= LEAST && inner.bottom - inner.top >= LEAST;
  return isLeft ? inner : pixels;
}

/** Whether opacity only rises or only falls along each row and each column of a part: no letter is drawn like that. */
function hasSingleEdge({ width, height, stride, pixels }: PictureSamples, box: Box): boolean {
  const [first, last] = [Math.max(EDGE, box.left), Math.min(width - EDGE, box.right)];
  const [top, bottom] = [Math.max(EDGE, box.top), Math.min(height - EDGE, box.bottom)];
  const tolerance = MAX_OPACITY_DIFFERENCE;
  const opacityAt = (row: number, column: number): number =>
    pixels[row * stride + column * WITH_OPACITY + WITH_OPACITY - 1]!;
  for (let row = top; row < bottom; row += 1) {
    if (!isMonotonic({ start: first, end: last, tolerance }, (column) => opacityAt(row, column)))
      return false;
  }
  for (let column = first; column < last; column += 1) {
    if (!isMonotonic({ start: top, end: bottom, tolerance }, (row) => opacityAt(row, column)))
      return false;
  }
  return true;
}

/** Copies a bitmap and frees it. */
function readBitmap({ functions, memory }: Pdfium, bitmap: number): PictureSamples | undefined {
  if (bitmap === 0) return undefined;
  const bytesOfPixel = BYTES_OF_PIXEL[functions.FPDFBitmap_GetFormat(bitmap)];
  const height = functions.FPDFBitmap_GetHeight(bitmap);
  const stride = functions.FPDFBitmap_GetStride(bitmap);
  const buffer = functions.FPDFBitmap_GetBuffer(bitmap);
  const picture =
    bytesOfPixel === undefined
      ? undefined
      : {
          width: functions.FPDFBitmap_GetWidth(bitmap),
          height,
          stride,
          bytesOfPixel,
          pixels: memory.HEAPU8.slice(buffer, buffer + stride * height),
        };
  functions.FPDFBitmap_Destroy(bitmap);
  return picture;
}

/** Whether a picture has hardly more than one color in a part of it, and no shape however faint. */
export function isUniform(picture: PictureSamples, box: Box): boolean {
  const { stride, bytesOfPixel, pixels } = picture;
  const { left, top, right, bottom } = box;
  const levels = new LevelRange(bytesOfPixel);
  for (let row = top; row < bottom; row += 1) {
    const start = row * stride;
    levels.add(pixels.subarray(start + left * bytesOfPixel, start + right * bytesOfPixel));
  }
  const { difference } = levels;
  if (difference > MAX_DIFFERENCE) return false;
  return difference <= MIN_DIFFERENCE || !hasFaintShape(picture, box);
}

/** The lowest and highest level of each channel. */
class LevelRange {
  readonly #lowest: Uint8Array;
  readonly #highest: Uint8Array;

  constructor(bytesOfPixel: number) {
    this.#lowest = new Uint8Array(bytesOfPixel).fill(255);
    this.#highest = new Uint8Array(bytesOfPixel);
  }

  add(row: Uint8Array): void {
    for (let at = 0; at < row.length; at += 1) {
      const channel = at % this.#lowest.length;
      const level = row[at]!;
      this.#lowest[channel] = Math.min(level, this.#lowest[channel]!);
      this.#highest[channel] = Math.max(level, this.#highest[channel]!);
    }
  }

  /** The largest of any channel; negative if there are no pixels. */
  get difference(): number {
    return this.#highest.reduce(
      (largest, level, at) => Math.max(largest, level - this.#lowest[at]!),
      -1,
    );
  }
}
