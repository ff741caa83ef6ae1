import type { PDFContext, PDFRawStream } from '@cantoo/pdf-lib';

import { type Box, growBox } from '#documents/pdf/cleaning/box.ts';
import { writePicture } from '#documents/pdf/cleaning/pictures/picture-samples.ts';
import type { ObservedMark } from '#documents/pdf/cleaning/prepared-page.ts';
import { type PagePicture, pixelsOf } from '#documents/pdf/cleaning/rendering/page-picture.ts';
import type { Color } from '#documents/pdf/cleaning/rendering/sample-colors.ts';

const MARGIN = 0.08;

/** An area with a margin for letters that are positioned less exactly than drawn ones. */
export function withScanMargin(area: Box): Box {
  const { left, top, right, bottom } = area;
  return growBox(area, Math.min(bottom - top, right - left) * MARGIN);
}

/** A part of a page's picture to fill with a color, or to copy from another picture of the page. */
export interface Blank {
  readonly box: Box;
  readonly filling: Color | PagePicture;
}

/** Everything that may have shown a mark's text; empty if the text stays. */
export function looseBlanks({ action, areas, paper }: ObservedMark): Blank[] {
  if (action === 'comment') return [];
  return areas.map((area) => ({ box: withScanMargin(area), filling: paper }));
}

/** Fills parts of a picture, in order. */
export function fillBlanks(picture: PagePicture, blanks: readonly Blank[]): void {
  for (const { box, filling } of blanks) {
    if ('pixels' in filling) copyFrom(filling, picture, box);
    else fill(picture, box, filling);
  }
}

/** A page's picture as an image object. */
export function makePicture(context: PDFContext, picture: PagePicture): PDFRawStream {
  return writePicture(context, { ...picture, stride: picture.width * 4, bytesOfPixel: 4 });
}

function fill(picture: PagePicture, box: Box, color: Color): void {
  const { left, top, right, bottom } = pixelsOf(picture, box);
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      picture.pixels.set(color, (row * picture.width + column) * 4);
    }
  }
}

function copyFrom(source: PagePicture, picture: PagePicture, box: Box): void {
  const { left, top, right, bottom } = pixelsOf(picture, box);
  for (let row = top; row < bottom; row += 1) {
    const [start, end] = [left, right].map((column) => (row * picture.width + column) * 4);
    picture.pixels.set(source.pixels.subarray(start, Math.max(start!, end!)), start);
  }
}
