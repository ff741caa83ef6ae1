import type { GrayPicture } from '../ocr/gray-picture.ts';
import { drawGrayArea } from '../pdf/draw-gray.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { makePdf, showText } from './minimal-pdf.ts';
import { pictureOf } from './scanned-pdf.ts';

/** A card with some lines of print, as a camera would capture it: 600 by 300 pixels at 200 dpi. */
export async function drawCard(...lines: readonly string[]): Promise<GrayPicture> {
  const shown = lines.map((line, index) => [20, 780 - index * 24, line] as const);
  const card = makePdf([{ content: showText(...shown) }]);
  const area = { left: 0, top: 0, right: 216, bottom: 108, dotsPerPoint: 200 / 72 };
  return drawGrayArea(await openPdf(card), 0, area)!;
}

/** A letter with a picture below its text on each page; `width` is that of the picture in points. */
export async function pictureLetter(
  picture: GrayPicture,
  { pages = 1, width = 216 }: { readonly pages?: number; readonly width?: number } = {},
): Promise<Uint8Array> {
  const height = (width * picture.height) / picture.width;
  const page = {
    content: `${showText(
      [60, 720, 'Please find the card of our new colleague below, and keep a copy of it.'],
      [60, 690, 'We would be glad if the door opened to it from Monday on.'],
    )}\nq ${width} 0 0 ${height} 60 400 cm /Card Do Q`,
    entries: '/Resources << /Font << /F1 3 0 R >> /XObject << /Card 100 0 R >> >>',
  };
  return makePdf(
    Array.from({ length: pages }, () => page),
    { objects: [pictureOf(picture)] },
  );
}
