import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import Pdf from 'pdfkit';

/** A PDF being written, and its bytes once `end` has been called on it. */
export interface StartedPdf {
  readonly pdf: PDFKit.PDFDocument;
  readonly bytes: Promise<Uint8Array>;
}

/** The registered names of the embedded fonts; only the glyphs in use are embedded. */
export const EMBEDDED = { regular: 'regular', bold: 'bold' } as const;

const FILES = {
  regular: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'),
  bold: import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff'),
};

/**
 * Starts a PDF with embedded fonts, like nearly every real one: decoding glyphs and character maps is a large part of
 * reading, which standard fonts would skip. The same calls produce the same bytes.
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
