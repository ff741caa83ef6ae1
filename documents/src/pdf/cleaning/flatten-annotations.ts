import { drawAnnotation } from '../draw-annotation.ts';
import type { Pdfium } from '../pdfium.ts';

// Values of pdfium's annotation subtypes and appearance modes.
const LINK = 2;
const POPUP = 16;
const FILE_ATTACHMENT = 17;
const AS_USUALLY_SEEN = 0;
/**
 * Lines, shapes, text markup and ink: viewers draw them from their geometry and colors if there is no appearance
 * stream.
 */
const DRAWN_BY_VIEWERS = new Set([4, 5, 6, 7, 8, 9, 10, 11, 12, 15]);
// The same bound as in reading: pdfium takes longer for each one the more there are.
const MAX_DRAWINGS_OF_PAGE = 1000;

const HIDDEN = 2;
const NO_VIEW = 32;

/**
 * Flattens the annotations and form field values of a page into its content, so that it looks the same without them.
 * Links are written separately; the icons of attached files disappear with the files.
 */
export function flattenAnnotations(pdfium: Pdfium, document: number, page: number): void {
  const { functions } = pdfium;
  let left = MAX_DRAWINGS_OF_PAGE;
  // Backwards, because whatever is added to the content is removed from the list.
  for (let index = functions.FPDFPage_GetAnnotCount(page) - 1; index >= 0 && left > 0; index -= 1) {
    const annotation = functions.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    if (isDrawn(pdfium, annotation)) {
      drawAnnotation(pdfium, { document, page, annotation });
      left -= 1;
    }
    functions.FPDFPage_CloseAnnot(annotation);
  }
}

function isDrawn({ functions }: Pdfium, annotation: number): boolean {
  const subtype = functions.FPDFAnnot_GetSubtype(annotation);
  const flags = functions.FPDFAnnot_GetFlags(annotation);
  const isElsewhere = [LINK, POPUP, FILE_ATTACHMENT].includes(subtype);
  if (isElsewhere || (flags & (HIDDEN | NO_VIEW)) !== 0) return false;
  if (functions.EPDFAnnot_HasAppearanceStream(annotation, AS_USUALLY_SEEN) !== 0) return true;
  return DRAWN_BY_VIEWERS.has(subtype) && functions.EPDFAnnot_GenerateAppearance(annotation) !== 0;
}
