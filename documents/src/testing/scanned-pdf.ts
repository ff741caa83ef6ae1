import { deflateSync } from 'node:zlib';

import type { GrayPicture } from '../ocr/gray-picture.ts';
import { drawGray } from '../pdf/draw-gray.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { writePdf } from './minimal-pdf.ts';

/** Additional features of a scan's pages. */
interface ScanExtras {
  /** A content stream drawn over each page; `/F1` is Helvetica. */
  readonly stamp?: string;
  /** True for pages lying on their side, their tops to the right: 800 by 600 points. */
  readonly isTurned?: boolean;
  /** True for pictures in color at 400 dpi instead of gray levels at 200 dpi: 44 MB each. */
  readonly isLarge?: boolean;
}

/** The pages of a PDF as if they had been printed and scanned: pictures of 600 by 800 points and no text. */
export async function scanPdf(
  original: Uint8Array,
  { stamp = '', isTurned = false, isLarge = false }: ScanExtras = {},
): Promise<Uint8Array> {
  const pdf = await openPdf(original);
  const indexes = Array.from({ length: pdf.pageCount }, (_, index) => index);
  const matrix = isTurned ? '0 -600 800 0 0 600' : '600 0 0 800 0 0';
  const size = isTurned ? '800 600' : '600 800';
  const content = `q ${matrix} cm /Scan Do Q\n${stamp}`;
  return writePdf([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [
      2,
      `<< /Type /Pages /Count ${pdf.pageCount} /Kids [${indexes.map((index) => `${10 + index * 2} 0 R`).join(' ')}] >>`,
    ],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    [4, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    ...indexes.flatMap((index): [number, string][] => [
      [
        10 + index * 2,
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Contents 4 0 R
         /Resources << /Font << /F1 3 0 R >> /XObject << /Scan ${11 + index * 2} 0 R >> >> >>`,
      ],
      [11 + index * 2, (isLarge ? largePictureOf : pictureOf)(drawGray(pdf, index)!)],
    ]),
  ]);
}

/** A PDF image object. */
export function pictureOf({ width, height, pixels }: GrayPicture): string {
  return imageObject({ width, height, pixels, colorSpace: 'DeviceGray' });
}

/** The same in color, twice as wide and high. */
function largePictureOf({ width, height, pixels }: GrayPicture): string {
  const row = new Uint8Array(width * 6);
  const large = new Uint8Array(row.length * height * 2);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) row.fill(pixels[y * width + x]!, x * 6, x * 6 + 6);
    large.set(row, row.length * y * 2);
    large.set(row, row.length * (y * 2 + 1));
  }
  return imageObject({
    width: width * 2,
    height: height * 2,
    pixels: large,
    colorSpace: 'DeviceRGB',
  });
}

function imageObject(image: {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly colorSpace: string;
}): string {
  const data = deflateSync(image.pixels).toString('latin1');
  return `<< /Type /XObject /Subtype /Image /Width ${image.width} /Height ${image.height}
    /BitsPerComponent 8 /ColorSpace /${image.colorSpace} /Filter /FlateDecode
    /Length ${data.length} >>\nstream\n${data}\nendstream`;
}
