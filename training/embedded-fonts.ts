import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import Pdf from 'pdfkit';

/** A PDF that is being written, and its bytes once `end` was called on it. */
export interface StartedPdf {
  readonly pdf: PDFKit.PDFDocument;
  readonly bytes: Promise<Uint8Array>;
}

/** The names under which the fonts of a started PDF stand ready; both are embedded as far as they are used. */
export const EMBEDDED = { regular: 'regular', bold: 'bold' } as const;

const FILES = {
  regular: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'),
  bold: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff'),
};

/**
 * Starts a PDF with embedded fonts, as nearly every real one has: decoding a font's glyphs and its table of characters is
 * a good part of reading, and a PDF of standard fonts would leave it out. The same bytes come of the same calls.
 */
export async function startPdf(title: string): Promise<StartedPdf> {
  const info = { Title: title, Producer: 'Proviso', CreationDate: new Date(0) };
  const pdf = new Pdf({ size: 'A4', margin: 0, autoFirstPage: false, info });
  const { promise: bytes, resolve } = Promise.withResolvers<Uint8Array>();
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.on('end', () => resolve(Buffer.concat(chunks)));
  for (const [name, file] of Object.entries(FILES)) {
    pdf.registerFont(name, await readFile(fileURLToPath(file)));
  }
  return { pdf, bytes };
}
