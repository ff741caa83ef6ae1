import type { PDFContext, PDFRawStream } from '@cantoo/pdf-lib';

import { type Box, growBox } from './box.ts';
import { type PagePicture, pixelsOf } from './page-picture.ts';
import { writePicture } from './picture-samples.ts';
import type { SeenMark } from './prepared-page.ts';

const MARGIN = 0.08;

/** An area with room for letters that stand less exactly in their places than drawn ones. */
export function withScanMargin(area: Box): Box {
  const { left, top, right, bottom } = area;
  return growBox(area, Math.min(bottom - top, right - left) * MARGIN);
}

/** A page's picture as an image object, with nothing left in the areas that are to go. */
export function makePicture(
  context: PDFContext,
  picture: PagePicture,
  marks: readonly SeenMark[],
): PDFRawStream {
  const pixels = Uint8Array.from(picture.pixels);
  for (const { action, areas, paper } of marks) {
    if (action === 'comment') continue;
    for (const area of areas) fill({ ...picture, pixels }, withScanMargin(area), paper);
  }
  const samples = { ...picture, pixels, stride: picture.width * 4, bytesOfPixel: 4 };
  return writePicture(context, samples);
}

function fill(picture: PagePicture, box: Box, color: Uint8Array): void {
  const { left, top, right, bottom } = pixelsOf(picture, box);
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      picture.pixels.set(color, (row * picture.width + column) * 4);
    }
  }
}
