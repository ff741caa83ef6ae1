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

/**
 * Whether a picture object has hardly more than one colour in each of some areas, which are given by their corners in the page's own
 * coordinates; false where it cannot be decoded.
 */
export function isPlainWithin(
  pdfium: Pdfium,
  { object, matrix }: { readonly object: number; readonly matrix: Matrix },
  areas: readonly (readonly Origin[])[],
): boolean {
  const back = invert(matrix);
  const picture = back && readStored(pdfium, object);
  if (picture === undefined) return false;
  return areas.every((corners) => {
    const places = corners.map((corner) => movePoint(corner, back!));
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

function readStored({ functions, memory }: Pdfium, object: number): StoredPicture | undefined {
  const bitmap = functions.FPDFImageObj_GetBitmap(object);
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
