import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFWriter } from '@cantoo/pdf-lib';

import type { ExtractedDocument } from '#documents/extracted-document.ts';
import { savePdf } from '#documents/pdf/cleaning/save-pdf.ts';
import { listPages } from '#documents/pdf/cleaning/scrub/page-tree.ts';
import { withPage } from '#documents/pdf/cleaning/workbench.ts';
import { readChosen } from '#documents/pdf/field-choices.ts';
import { openPdf } from '#documents/pdf/open-pdf.ts';
import { writeName, writeString } from '#documents/pdf/pdfium-strings.ts';
import type { Pdfium } from '#documents/pdf/pdfium.ts';

import { hasAppearance, isShown, makeFieldAppearance } from './make-appearance.ts';
import { readShownValue, type ShownValue } from './shown-value.ts';

/** A file whose form fields say how they are drawn, and the values for which that was added, by page index. */
export interface CompletedFile {
  readonly bytes: Uint8Array;
  readonly values: ReadonlyMap<number, readonly ShownValue[]>;
}

const name = (text: string): PDFName => PDFName.of(text);
const OBJECTS_AT_ONCE = 1000;

/**
 * Adds how the values of form fields are drawn, which programs that fill in forms leave to the viewer: only what is
 * drawn can become part of a page. Returns the same bytes if no field needs it.
 */
export async function completeAppearances(
  bytes: Uint8Array,
  { segments }: ExtractedDocument,
): Promise<CompletedFile> {
  const values = new Map<number, readonly ShownValue[]>();
  const pages = new Set(
    segments.flatMap(({ part, page }) =>
      part === 'form-field' && page !== undefined ? [page - 1] : [],
    ),
  );
  if (pages.size === 0) return { bytes, values };
  const { pdfium, document } = await openPdf(bytes);
  const information = pdfium.functions.PDFiumExt_OpenFormFillInfo();
  const form = pdfium.functions.PDFiumExt_InitFormFillEnvironment(document, information);
  for (const index of pages) {
    const added = withPage(pdfium, [document, index], (page) => completePage(pdfium, form, page));
    if (added !== undefined && added.length > 0) values.set(index, added);
  }
  if (values.size === 0) return { bytes, values };
  return { bytes: (await markForms(savePdf(pdfium, document))) ?? bytes, values };
}

function completePage(pdfium: Pdfium, form: number, page: number): ShownValue[] {
  const { functions } = pdfium;
  const added: ShownValue[] = [];
  for (let index = functions.FPDFPage_GetAnnotCount(page) - 1; index >= 0; index -= 1) {
    const annotation = functions.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    if (isShown(pdfium, annotation) && !hasAppearance(pdfium, annotation)) {
      const value = readShownValue(pdfium, form, annotation);
      const chosen = readChosen(pdfium, form, annotation);
      if (chosen !== undefined) setValue(pdfium, annotation, chosen);
      makeFieldAppearance(pdfium, annotation);
      if (value !== undefined && hasAppearance(pdfium, annotation)) {
        added.push({ ...value, text: chosen ?? value.text });
      }
    }
    functions.FPDFPage_CloseAnnot(annotation);
  }
  return added;
}

/** pdfium draws the value as it is stored, viewers the choice that it stands for. */
function setValue(pdfium: Pdfium, annotation: number, value: string): void {
  const { functions } = pdfium;
  const [key, text] = [writeName(pdfium, 'V'), writeString(pdfium, value)];
  functions.FPDFAnnot_SetStringValue(annotation, key, text);
  functions.free(key);
  functions.free(text);
}

/**
 * Marks the appearances that pdfium made as forms: it would draw them itself, but they could not be part of a page.
 * Undefined for a file that cannot be read, in which the values are then missing.
 */
async function markForms(saved: Uint8Array): Promise<Uint8Array | undefined> {
  const file = await PDFDocument.load(saved, { updateMetadata: false }).catch(() => undefined);
  if (file === undefined) return undefined;
  const { context } = file;
  for (const { dict } of listPages(context)) {
    const annotations = dict.lookup(name('Annots'));
    for (const item of annotations instanceof PDFArray ? annotations.asArray() : []) {
      const annotation = context.lookup(item);
      const drawings = annotation instanceof PDFDict ? annotation.lookup(name('AP')) : undefined;
      const drawing = drawings instanceof PDFDict ? drawings.lookup(name('N')) : undefined;
      if (drawing instanceof PDFRawStream) drawing.dict.set(name('Subtype'), name('Form'));
    }
  }
  return PDFWriter.forContext(context, OBJECTS_AT_ONCE).serializeToBuffer();
}
