import { drawAnnotation } from './draw-annotation.ts';
import type { Pdfium } from './pdfium.ts';

/** The first annotations of a page of a document, and the form that its fields belong to. */
export interface PageAnnotations {
  readonly document: number;
  readonly form: number;
  readonly page: number;
  readonly count: number;
}

// Values of pdfium's annotation subtypes, form field types and appearance modes.
const LINK = 2;
const FREE_TEXT = 3;
const POPUP = 16;
const WIDGET = 20;
const BUTTON = 1;
const SIGNATURE = 7;
const AS_USUALLY_SEEN = 0;

// pdfium takes longer for each the more there are.
const MAX_DRAWINGS_OF_PAGE = 1000;

/**
 * Makes what annotations draw a part of their page's content, where its text can be read: stamps, watermarks,
 * signatures, captions of buttons. The values of other fields and the contents of text annotations, which are
 * read as such, are left out. The document in memory is changed. Answers whether all were added.
 */
export function addDrawings(
  pdfium: Pdfium,
  { document, form, page, count }: PageAnnotations,
): boolean {
  const { functions } = pdfium;
  let drawings = 0;
  // Backwards, for what is added to the content is taken off the list.
  for (let index = count - 1; index >= 0; index -= 1) {
    const annotation = functions.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    if (hasDrawing(pdfium, form, annotation)) {
      drawings += 1;
      if (drawings <= MAX_DRAWINGS_OF_PAGE) {
        drawAnnotation(pdfium, { document, page, annotation });
      }
    }
    functions.FPDFPage_CloseAnnot(annotation);
  }
  return drawings <= MAX_DRAWINGS_OF_PAGE;
}

function hasDrawing({ functions }: Pdfium, form: number, annotation: number): boolean {
  const subtype = functions.FPDFAnnot_GetSubtype(annotation);
  if (subtype === LINK || subtype === POPUP || subtype === FREE_TEXT) return false;
  if (subtype === WIDGET) {
    const type = functions.FPDFAnnot_GetFormFieldType(form, annotation);
    if (type !== BUTTON && type !== SIGNATURE) return false;
  }
  return functions.EPDFAnnot_HasAppearanceStream(annotation, AS_USUALLY_SEEN) !== 0;
}
