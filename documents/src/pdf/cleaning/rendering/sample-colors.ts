import type { Box } from '#documents/pdf/cleaning/box.ts';

import { type PagePicture, pixelsOf } from './page-picture.ts';

/** Blue, green and red, each from 0 to 255. */
export type Color = Uint8Array;

/** The most frequent color in a box: that of the paper. White for a box outside the page. */
export function paperColor(picture: PagePicture, box: Box): Color {
  const counts = new Map<number, number>();
  let best = 0xffffff;
  for (const color of colorsIn(picture, box)) {
    const count = (counts.get(color) ?? 0) + 1;
    counts.set(color, count);
    if (count > (counts.get(best) ?? 0)) best = color;
  }
  return asColor(best);
}

/** The color in a box that differs most from the paper: that of the letters. */
export function inkColor(picture: PagePicture, box: Box, paper: Color): Color {
  let best = asColor(0);
  let distance = -1;
  for (const color of new Set(colorsIn(picture, box))) {
    const candidate = asColor(color);
    const own = candidate.reduce((sum, level, at) => sum + Math.abs(level - paper[at]!), 0);
    if (own > distance) [best, distance] = [candidate, own];
  }
  return best;
}

function* colorsIn(picture: PagePicture, box: Box): Generator<number> {
  const { left, top, right, bottom } = pixelsOf(picture, box);
  const { pixels, width } = picture;
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const at = (row * width + column) * 4;
      yield pixels[at]! | (pixels[at + 1]! << 8) | (pixels[at + 2]! << 16);
    }
  }
}

function asColor(color: number): Color {
  return Uint8Array.of(color & 0xff, (color >> 8) & 0xff, color >> 16);
}
