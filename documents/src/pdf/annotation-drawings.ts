import { AS_USUALLY_SEEN, FREE_TEXT, LINK, POPUP, WIDGET } from './annotation-kinds.ts';
import { drawsAnotherText } from './appearance-text.ts';
import { drawAnnotation, MAX_DRAWINGS_OF_PAGE } from './draw-annotation.ts';
import type { Pdfium } from './pdfium.ts';

/** The first annotations of a page, and the form that its fields belong to. */
export interface PageAnnotations {
  readonly document: number;
  readonly form: number;
  readonly page: number;
  readonly count: number;
}

// Values of pdfium's form field types.
const BUTTON = 1;
const SIGNATURE = 7;

/**
 * Flattens annotations with readable text into their page's content: stamps, watermarks, signatures, button captions.
 * The values of other fields and the contents of text annotations are read separately and left out, unless something
 * else is drawn. Changes the document in memory. Returns whether all were added.
 */
export function addDrawings(
  pdfium: Pdfium,
  { document, form, page, count }: PageAnnotations,
): boolean {
  const { functions } = pdfium;
  let drawings = 0;
  // Backwards, because whatever is added to the content is removed from the list.
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

function hasDrawing(pdfium: Pdfium, form: number, annotation: number): boolean {
  const { functions } = pdfium;
  const subtype = functions.FPDFAnnot_GetSubtype(annotation);
  if (subtype === LINK || subtype === POPUP) return false;
  if (subtype === FREE_TEXT) return drawsAnotherText(pdfium, form, annotation);
  if (subtype === WIDGET) {
    const type = functions.FPDFAnnot_GetFormFieldType(form, annotation);
    if (type !== BUTTON && type !== SIGNATURE) return drawsAnotherText(pdfium, form, annotation);
  }
  return functions.EPDFAnnot_HasAppearanceStream(annotation, AS_USUALLY_SEEN) !== 0;
}
