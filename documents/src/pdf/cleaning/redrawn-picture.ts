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
  const isGray = pixels.every((level, at) => at % 4 === 3 || level === pixels[at - (at % 4)]);
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
  const length = width * channels + 1;
  const rows = new Uint8Array(length * height);
  for (let row = 0; row < height; row += 1) {
    rows[row * length] = UP;
    for (let at = 0; at < width * channels; at += 1) {
      const column = Math.trunc(at / channels);
      const channel = channels === 1 ? 0 : 2 - (at % 3);
      const here = (row * width + column) * 4 + channel;
      const above = row === 0 ? 0 : pixels[here - width * 4]!;
      rows[row * length + 1 + at] = pixels[here]! - above;
    }
  }
  return rows;
}
