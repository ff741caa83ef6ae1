import {
  flattenAnnotations,
  type FlattenedAnnotations,
} from '#documents/pdf/cleaning/annotations/flatten-annotations.ts';
import { PixelBufferPool } from '#documents/pdf/cleaning/rendering/page-picture.ts';

import type { OpenPdf } from '../open-pdf.ts';
import type { Pdfium } from '../pdfium.ts';

/** The document being cleaned, and the original file with only its annotations flattened. */
export interface Workbench {
  readonly pdfium: Pdfium;
  readonly cleaned: number;
  readonly original: number;
  /** The forms of both documents. */
  readonly forms: ReadonlyMap<number, number>;
  readonly pageCount: number;
  readonly bufferPool: PixelBufferPool;
}

/** Opens a document on a workbench. */
export function openWorkbench({ pdfium, document, pageCount, openAgain }: OpenPdf): Workbench {
  const original = openAgain();
  const forms = new Map<number, number>();
  for (const each of [document, original]) {
    // Without it, pdfium knows no values of fields.
    const information = pdfium.functions.PDFiumExt_OpenFormFillInfo();
    forms.set(each, pdfium.functions.PDFiumExt_InitFormFillEnvironment(each, information));
  }
  const bufferPool = new PixelBufferPool();
  return { pdfium, cleaned: document, original, forms, pageCount, bufferPool };
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

/**
 * Flattens a page's annotations into its content, in both documents; a page without any is unchanged. Returns what
 * became of them.
 */
export function flattenPage(
  { pdfium, cleaned, original, forms }: Workbench,
  index: number,
): FlattenedAnnotations | undefined {
  const [, flattened] = [cleaned, original].map((document) =>
    withPage(pdfium, [document, index], (page) => {
      if (pdfium.functions.FPDFPage_GetAnnotCount(page) === 0) return undefined;
      const form = forms.get(document) ?? 0;
      const annotations = flattenAnnotations(pdfium, { document, form, page });
      pdfium.functions.FPDFPage_GenerateContent(page);
      return annotations;
    }),
  );
  return flattened;
}
