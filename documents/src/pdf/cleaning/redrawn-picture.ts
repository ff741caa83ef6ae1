import { deflateSync } from 'node:zlib';

import { type PDFContext, PDFRawStream } from '@cantoo/pdf-lib';

import { type Box, growBox } from './box.ts';
import { type PagePicture, pixelsOf } from './page-picture.ts';
import type { ColoredMark } from './prepared-page.ts';

// Of an area's height: scanned letters stand less exactly in their places than drawn ones.
const MARGIN = 0.08;
// PNG's filter that writes each row as its difference from the one above.
const UP = 2;
const PREDICTED_AS_PNG = 15;

/** A page's picture as an image object, with nothing left in the areas that are to go. */
export function makePicture(
  context: PDFContext,
  picture: PagePicture,
  marks: readonly ColoredMark[],
): PDFRawStream {
  const pixels = Uint8Array.from(picture.pixels);
  for (const { action, areas, paper } of marks) {
    if (action === 'comment') continue;
    for (const area of areas) {
      fill({ ...picture, pixels }, growBox(area, (area.bottom - area.top) * MARGIN), paper);
    }
  }
  const { width, height } = picture;
  const isGray = isWithoutColor(pixels);
  const channels = isGray ? 1 : 3;
  const dict = context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    BitsPerComponent: 8,
    ColorSpace: isGray ? 'DeviceGray' : 'DeviceRGB',
    Filter: 'FlateDecode',
    DecodeParms: { Predictor: PREDICTED_AS_PNG, Colors: channels, Columns: width },
  });
  return PDFRawStream.of(dict, deflateSync(predict({ ...picture, pixels }, channels)));
}

/** Looks at millions of bytes: a loop, for a callback takes ten times as long. */
function isWithoutColor(pixels: Uint8Array): boolean {
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at] !== pixels[at + 1] || pixels[at] !== pixels[at + 2]) return false;
  }
  return true;
}

function fill(picture: PagePicture, box: Box, color: Uint8Array): void {
  const { left, top, right, bottom } = pixelsOf(picture, box);
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      picture.pixels.set(color, (row * picture.width + column) * 4);
    }
  }
}

/** Rows of grey levels or of red, green and blue, each less the row above and behind the number of that filter. */
function predict({ width, height, pixels }: PagePicture, channels: 1 | 3): Uint8Array {
  const rows = new Uint8Array((width * channels + 1) * height);
  let to = 0;
  for (let row = 0; row < height; row += 1) {
    rows[to] = UP;
    to += 1;
    const end = (row + 1) * width * 4;
    for (let pixel = row * width * 4; pixel < end; pixel += 4) {
      for (let channel = channels - 1; channel >= 0; channel -= 1) {
        const above = row === 0 ? 0 : pixels[pixel + channel - width * 4]!;
        rows[to] = pixels[pixel + channel]! - above;
        to += 1;
      }
    }
  }
  return rows;
}
