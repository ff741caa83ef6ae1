import type { OpenPdf } from '../open-pdf.ts';
import type { Pdfium } from '../pdfium.ts';
import { flattenAnnotations } from './flatten-annotations.ts';
import { SparePixels } from './page-picture.ts';

/** The document that is cleaned, and beside it the same file as it was, but that its annotations are drawn. */
export interface Workbench {
  readonly pdfium: Pdfium;
  readonly cleaned: number;
  readonly original: number;
  readonly pageCount: number;
  readonly spare: SparePixels;
}

/** Puts a document on the workbench. */
export function layOut({ pdfium, document, pageCount, openAgain }: OpenPdf): Workbench {
  const original = openAgain();
  for (const each of [document, original]) {
    // Makes pdfium draw the values of fields that the file gives no drawing for.
    const information = pdfium.functions.PDFiumExt_OpenFormFillInfo();
    pdfium.functions.PDFiumExt_InitFormFillEnvironment(each, information);
  }
  return { pdfium, cleaned: document, original, pageCount, spare: new SparePixels() };
}

/** Does something with a loaded page and closes it; undefined where the page cannot be loaded. */
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

/** Makes what a page's annotations draw a part of its content, in both documents; a page without any stays as it is. */
export function flattenPage({ pdfium, cleaned, original }: Workbench, index: number): void {
  for (const document of [cleaned, original]) {
    withPage(pdfium, [document, index], (page) => {
      if (pdfium.functions.FPDFPage_GetAnnotCount(page) === 0) return;
      flattenAnnotations(pdfium, document, page);
      pdfium.functions.FPDFPage_GenerateContent(page);
    });
  }
}
