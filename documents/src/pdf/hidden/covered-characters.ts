import type { PageCharacter } from '#documents/pdf/cleaning/characters/page-characters.ts';
import { type PagePicture, pixelsOf } from '#documents/pdf/cleaning/rendering/page-picture.ts';

import type { Box } from '../cleaning/box.ts';
import { isSameColor } from './object-paint.ts';
import type { Cover } from './survey-page.ts';

/** Bars may be hatched; visible letters leave more of their background. */
const LEAST_SHARE = 0.6;
/** The sum of the red, green and blue levels: a bar that is a picture is black or nearly so. */
const MAX_BAR_BRIGHTNESS = 200;

/** Whether a page's rendering shows the cover at the position of a character painted before it. */
export function isCoveredBy(
  picture: PagePicture,
  { box }: PageCharacter,
  { box: cover, color }: Cover,
): boolean {
  const colors = colorsIn(picture, overlapOf(box, cover));
  const isCover = (pixel: number): boolean =>
    color === undefined ? brightness(pixel) <= MAX_BAR_BRIGHTNESS : isSameColor(pixel, color);
  return colors.length > 0 && colors.filter(isCover).length >= colors.length * LEAST_SHARE;
}

function overlapOf(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function colorsIn(picture: PagePicture, box: Box): number[] {
  const { left, top, right, bottom } = pixelsOf(picture, box);
  const { pixels, width } = picture;
  const colors: number[] = [];
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const at = (row * width + column) * 4;
      colors.push((pixels[at + 2]! << 16) | (pixels[at + 1]! << 8) | pixels[at]!);
    }
  }
  return colors;
}

function brightness(color: number): number {
  return (color >> 16) + ((color >> 8) & 0xff) + (color & 0xff);
}
