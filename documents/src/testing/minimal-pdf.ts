export interface PdfPage {
  /** Content stream; `/F1` is Helvetica. */
  readonly content: string;
  /** Additional entries of the page's dictionary. */
  readonly entries?: string;
}

/**
 * Writes a PDF with these pages; `objects` are additional objects, numbered from 100 on, `trailer` and `catalog`
 * additional entries.
 */
export function makePdf(
  pages: readonly PdfPage[],
  {
    objects = [],
    trailer = '',
    catalog = '',
  }: { objects?: readonly string[]; trailer?: string; catalog?: string } = {},
): Uint8Array {
  const kids = pages.map((_, index) => `${10 + index * 2} 0 R`).join(' ');
  const numbered: [number, string][] = [
    [
      1,
      `<< /Type /Catalog /Pages 2 0 R ${catalog.includes('/AcroForm') ? '' : '/AcroForm << /Fields [100 0 R] >>'} ${catalog} >>`,
    ],
    [2, `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    ...pages.flatMap(({ content, entries = '' }, index): [number, string][] => [
      [
        10 + index * 2,
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${11 + index * 2} 0 R
         /Resources << /Font << /F1 3 0 R >> >> ${entries} >>`,
      ],
      [11 + index * 2, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    ]),
    ...objects.map((object, index): [number, string] => [100 + index, object]),
  ];
  return writePdf(numbered, trailer);
}

/** Writes numbered objects as a PDF; object 1 is the catalog. `comment` goes below the first line. */
export function writePdf(
  objects: readonly (readonly [number, string])[],
  trailer = '',
  comment = '',
): Uint8Array {
  let file = `%PDF-1.7\n%${comment}\n`;
  const entries: string[] = [];
  for (const [number, body] of objects) {
    entries.push(`${number} 1\n${String(file.length).padStart(10, '0')} 00000 n \n`);
    file += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const size = Math.max(...objects.map(([number]) => number)) + 1;
  const table = `xref\n0 1\n0000000000 65535 f \n${entries.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + end, 'latin1');
}

/** A content stream that shows each text at a position, in 12-point Helvetica. */
export function showText(
  ...texts: readonly (readonly [x: number, y: number, text: string])[]
): string {
  return texts.map(([x, y, text]) => `BT /F1 12 Tf ${x} ${y} Td (${text}) Tj ET`).join('\n');
}
