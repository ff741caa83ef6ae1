import { longDocument } from '../examples/long-document.ts';
import { layOutPages, PAGE, type PdfMark } from '../examples/writers/pdf-layout.ts';
import { EMBEDDED, startPdf } from './benchmarks/embedded-fonts.ts';

/** The embedded font is wider than the one the lines were measured with. */
const SHRUNK = 0.87;

/** A PDF of exactly `pages` pages, made of the example documents with embedded fonts; deterministic. */
export async function writeLongPdf(pages: number): Promise<Uint8Array> {
  const { pdf, bytes } = await startPdf('Collected documents');
  addPages(pdf, pages);
  pdf.end();
  return bytes;
}

/** Adds pages of the example documents. */
export function addPages(pdf: PDFKit.PDFDocument, pages: number): void {
  for (const marks of layOutPages(longDocument(pages), pages)) {
    pdf.addPage();
    for (const mark of marks) drawMark(pdf, mark);
  }
}

function drawMark(pdf: PDFKit.PDFDocument, mark: PdfMark): void {
  const y = PAGE.height - mark.y;
  if (mark.kind === 'box') {
    pdf.rect(mark.x, y - mark.height, mark.width, mark.height).fill(grayOf(mark.gray));
    return;
  }
  const { font, size, gray } = mark.style;
  pdf.font(font.endsWith('Bold') ? EMBEDDED.bold : EMBEDDED.regular, size * SHRUNK);
  pdf.fillColor(grayOf(gray));
  pdf.text(mark.text, mark.x, y, { baseline: 'alphabetic', lineBreak: false });
}

function grayOf(level: number): PDFKit.Mixins.ColorValue {
  const value = Math.round(level * 255);
  return [value, value, value];
}
