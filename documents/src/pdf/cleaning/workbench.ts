import type { OpenPdf } from '../open-pdf.ts';
import type { Pdfium } from '../pdfium.ts';
import { flattenAnnotations } from './flatten-annotations.ts';
import { PixelBufferPool } from './page-picture.ts';

/** The document being cleaned, and the original file with only its annotations flattened. */
export interface Workbench {
  readonly pdfium: Pdfium;
  readonly cleaned: number;
  readonly original: number;
  readonly pageCount: number;
  readonly bufferPool: PixelBufferPool;
}

/** Opens a document on a workbench. */
export function openWorkbench({ pdfium, document, pageCount, openAgain }: OpenPdf): Workbench {
  const original = openAgain();
  for (const each of [document, original]) {
    // Makes pdfium draw the values of fields without an appearance stream.
    const information = pdfium.functions.PDFiumExt_OpenFormFillInfo();
    pdfium.functions.PDFiumExt_InitFormFillEnvironment(each, information);
  }
  return { pdfium, cleaned: document, original, pageCount, bufferPool: new PixelBufferPool() };
}

/** Loads a page, runs a function on it and closes it; undefined if the page cannot be loaded. */
export function withPage<T>(
  { functions }: Pdfium,
  [document, index]: readonly [document: number, index: number],
  work: (page: number) => T,
): T | undefined {
  const page = functions.FPDF_LoadPage(document, index);
  if (page === 0) return undefined;
  const result = work(page);
  functions.FPDF_ClosePage(page);
  return result;
}

/** Flattens a page's annotations into its content, in both documents; a page without any is unchanged. */
export function flattenPage({ pdfium, cleaned, original }: Workbench, index: number): void {
  for (const document of [cleaned, original]) {
    withPage(pdfium, [document, index], (page) => {
      if (pdfium.functions.FPDFPage_GetAnnotCount(page) === 0) return;
      flattenAnnotations(pdfium, document, page);
      pdfium.functions.FPDFPage_GenerateContent(page);
    });
  }
}
