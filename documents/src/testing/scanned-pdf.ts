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
}

/** The pages of a PDF as if they had been printed and scanned: pictures of 600 by 800 points and no text. */
export async function scanPdf(
  original: Uint8Array,
  { stamp = '', isTurned = false }: ScanExtras = {},
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
      [11 + index * 2, pictureOf(drawGray(pdf, index)!)],
    ]),
  ]);
}

/** A PDF image object. */
export function pictureOf({ width, height, pixels }: GrayPicture): string {
  const data = deflateSync(pixels).toString('latin1');
  return `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8
    /ColorSpace /DeviceGray /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data}\nendstream`;
}
