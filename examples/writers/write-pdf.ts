import { zlibSync } from 'fflate';

import type { ExampleDocument } from '../model.ts';
import { PDF_FONTS, type PdfFont } from './pdf-fonts.ts';
import { layOutPages, PAGE, type PdfMark } from './pdf-layout.ts';
import { winAnsiCode } from './win-ansi.ts';

const CATALOG = 1;
const PAGE_TREE = 2;
const INFORMATION = 3;
const FIRST_FONT = 4;
const FIRST_PAGE = FIRST_FONT + PDF_FONTS.length;

/** Writes a document as PDF 1.7 with the standard fonts, at most `pageLimit` pages of it. */
export function writePdf(document: ExampleDocument, pageLimit = Infinity): Uint8Array {
  const pages = layOutPages(document, pageLimit);
  const references = pages.map((_, index) => `${FIRST_PAGE + 2 * index} 0 R`);
  const bodies = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Kids [${references.join(' ')}] /Count ${pages.length} >>`,
    `<< /Title ${literal(document.title)} /Producer (Proviso examples) >>`,
    ...PDF_FONTS.map(
      (font) => `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`,
    ),
    ...pages.flatMap((marks, index) => [
      pageObject(FIRST_PAGE + 2 * index + 1),
      contentStream(marks),
    ]),
  ];
  return assemble(bodies);
}

function pageObject(content: number): string {
  const fonts = PDF_FONTS.map((font, index) => `/${fontName(font)} ${FIRST_FONT + index} 0 R`);
  return [
    `<< /Type /Page /Parent ${PAGE_TREE} 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}]`,
    `/Resources << /Font << ${fonts.join(' ')} >> >> /Contents ${content} 0 R >>`,
  ].join(' ');
}

function contentStream(marks: readonly PdfMark[]): string {
  const operators = Buffer.from(marks.map(drawMark).join('\n'), 'latin1');
  const data = Buffer.from(zlibSync(operators)).toString('latin1');
  return `<< /Length ${data.length} /Filter /FlateDecode >>\nstream\n${data}\nendstream`;
}

function drawMark(mark: PdfMark): string {
  if (mark.kind === 'box') {
    const corners = [mark.x, mark.y, mark.width, mark.height].map(decimal);
    return `${decimal(mark.gray)} g ${corners.join(' ')} re f`;
  }
  const { font, size, gray } = mark.style;
  const place = `1 0 0 1 ${decimal(mark.x)} ${decimal(mark.y)} Tm`;
  return `BT ${decimal(gray)} g /${fontName(font)} ${decimal(size)} Tf ${place} ${literal(mark.text)} Tj ET`;
}

/** Numbers the objects from 1 and adds the table of their byte offsets. One string unit is one byte. */
function assemble(bodies: readonly string[]): Uint8Array {
  // The comment of four high bytes tells transfer programs that the file is binary.
  let file = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets: number[] = [];
  for (const [index, body] of bodies.entries()) {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = String(bodies.length + 1);
  const trailer = `<< /Size ${size} /Root ${CATALOG} 0 R /Info ${INFORMATION} 0 R >>`;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`;
  return Buffer.from(
    `${file}${table}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

function literal(text: string): string {
  const codes = Array.from(text, winAnsiCode);
  const escaped = codes.map((code) => {
    const character = String.fromCharCode(code);
    if ('()\\'.includes(character)) return `\\${character}`;
    return code > 0x7e ? `\\${code.toString(8).padStart(3, '0')}` : character;
  });
  return `(${escaped.join('')})`;
}

function fontName(font: PdfFont): string {
  return `F${PDF_FONTS.indexOf(font) + 1}`;
}

function decimal(value: number): string {
  return String(Math.round(value * 100) / 100);
}
