import type { PictureSamples } from '#documents/pdf/cleaning/pictures/picture-samples.ts';
import { isUniform, pixelsWithin } from '#documents/pdf/cleaning/pictures/stored-picture.ts';
import { withScanMargin } from '#documents/pdf/cleaning/redraw/redrawn-picture.ts';
import type { Matrix } from '#documents/pdf/page-geometry.ts';

import { type Box, doOverlap } from '../box.ts';
import { IDENTITY, moveCorners } from './matrices.ts';

/**
 * Blanks areas of a picture, given in the coordinates that its matrix maps to: each gets its predominant color.
 * Changes the picture itself; returns whether there was anything to blank.
 */
export function blankPicture(
  picture: PictureSamples,
  matrix: Matrix,
  areas: readonly Box[],
): boolean {
  const places = areas
    .map((area) => pixelsWithin(picture, matrix, moveCorners(area, IDENTITY)))
    .filter((place) => place !== undefined)
    .map((place) => clip(withScanMargin(place), picture))
    .filter(({ left, top, right, bottom }) => left < right && top < bottom);
  if (places.every((place) => isUniform(picture, place))) return false;
  const blanked: { readonly place: Box; readonly color: Uint8Array }[] = [];
  for (const place of places) {
    // Where two areas share pixels, one must not show up in the other.
    const touched = blanked.find((other) => doOverlap(other.place, place));
    const color = touched?.color ?? frequentColor(picture, place);
    fill(picture, place, color);
    blanked.push({ place, color });
  }
  return true;
}

function clip({ left, top, right, bottom }: Box, { width, height }: PictureSamples): Box {
  return {
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    right: Math.min(width, Math.ceil(right)),
    bottom: Math.min(height, Math.ceil(bottom)),
  };
}

function frequentColor(
  { stride, bytesOfPixel, pixels }: PictureSamples,
  { left, top, right, bottom }: Box,
): Uint8Array {
  const counts = new Map<number, number>();
  let best = { at: top * stride + left * bytesOfPixel, count: 0 };
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const at = row * stride + column * bytesOfPixel;
      const count = (counts.get(keyAt(pixels, at, bytesOfPixel)) ?? 0) + 1;
      counts.set(keyAt(pixels, at, bytesOfPixel), count);
      if (count > best.count) best = { at, count };
    }
  }
  return pixels.slice(best.at, best.at + bytesOfPixel);
}

/** Colors of compressed pictures vary slightly: those with the same upper bits count as one. */
function keyAt(pixels: Uint8Array, at: number, bytesOfPixel: number): number {
  let key = 0;
  for (let channel = 0; channel < Math.min(3, bytesOfPixel); channel += 1) {
    key = key * 32 + (pixels[at + channel]! >> 3);
  }
  return key;
}

function fill(
  { stride, pixels }: PictureSamples,
  { left, top, right, bottom }: Box,
  color: Uint8Array,
): void {
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      pixels.set(color, row * stride + column * color.length);
    }
  }
}
