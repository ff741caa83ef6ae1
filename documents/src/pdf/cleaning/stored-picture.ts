import type { Matrix } from '../page-geometry.ts';
import type { Pdfium } from '../pdfium.ts';
import { movePoint } from './rewriting/matrices.ts';
import type { Origin } from './rewriting/sought-glyphs.ts';

/** A picture as the file stores it, whatever of it is seen. */
interface StoredPicture {
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  readonly bytesOfPixel: number;
  readonly pixels: Uint8Array;
}

// Of pdfium's bitmap formats: grey levels; blue, green and red; the same with an unused byte or with one of opacity.
const BYTES_OF_PIXEL: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 4, 4: 4 };
// In levels of 255: the noise of compressed pictures is below it, letters that anybody could read are above.
const MAX_DIFFERENCE = 32;
// In pixels, for a box's edges may lie within one.
const MARGIN = 1;
const WITH_OPACITY = 4;

/** A picture that a loaded page draws, and its matrix from the unit square to the page's own coordinates. */
export interface DrawnPicture {
  readonly document: number;
  readonly page: number;
  readonly object: number;
  readonly matrix: Matrix;
}

/**
 * Whether a picture object has hardly more than one colour in each of some areas, which are given by their corners in the page's own
 * coordinates; false where it cannot be decoded, or lets anything through: a mask can show letters in one colour.
 */
export function isPlainWithin(
  pdfium: Pdfium,
  drawn: DrawnPicture,
  areas: readonly (readonly Origin[])[],
): boolean {
  const { functions } = pdfium;
  const back = invert(drawn.matrix);
  if (back === undefined || !isOpaque(pdfium, drawn)) return false;
  const picture = readBitmap(pdfium, functions.FPDFImageObj_GetBitmap(drawn.object));
  if (picture === undefined) return false;
  return areas.every((corners) => {
    const places = corners.map((corner) => movePoint(corner, back));
    const xs = places.map(([x]) => x * picture.width);
    // A picture's first row is the uppermost, its unit square's origin below.
    const ys = places.map(([, y]) => (1 - y) * picture.height);
    return isPlain(picture, [Math.min(...xs), Math.max(...xs)], [Math.min(...ys), Math.max(...ys)]);
  });
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

/** Whether a picture is as opaque as a rectangle, which a turned one is not taken to be. */
function isOpaque(pdfium: Pdfium, { document, page, object }: DrawnPicture): boolean {
  const { functions } = pdfium;
  const bitmap = functions.FPDFImageObj_GetRenderedBitmap(document, page, object);
  const rendered = readBitmap(pdfium, bitmap);
  if (rendered === undefined) return false;
  if (rendered.bytesOfPixel < WITH_OPACITY) return true;
  // Its edges may lie within pixels.
  for (let row = 1; row < rendered.height - 1; row += 1) {
    const start = row * rendered.stride + WITH_OPACITY - 1;
    for (let column = 1; column < rendered.width - 1; column += 1) {
      if (rendered.pixels[start + column * WITH_OPACITY] !== 255) return false;
    }
  }
  return true;
}

/** Copies a bitmap and gives it back. */
function readBitmap({ functions, memory }: Pdfium, bitmap: number): StoredPicture | undefined {
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

function isPlain(
  { width, height, stride, bytesOfPixel, pixels }: StoredPicture,
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
): boolean {
  const first = Math.max(0, Math.floor(left) - MARGIN);
  const last = Math.min(width, Math.ceil(right) + MARGIN);
  const end = Math.min(height, Math.ceil(bottom) + MARGIN);
  const levels = new LevelRange(bytesOfPixel);
  for (let row = Math.max(0, Math.floor(top) - MARGIN); row < end; row += 1) {
    const start = row * stride;
    levels.add(pixels.subarray(start + first * bytesOfPixel, start + last * bytesOfPixel));
  }
  return levels.isNarrow;
}

/** The lowest and the highest level of each byte of pixels. */
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

  get isNarrow(): boolean {
    return this.#highest.every((level, at) => level - this.#lowest[at]! <= MAX_DIFFERENCE);
  }
}
