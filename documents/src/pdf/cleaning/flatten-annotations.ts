import type { Pdfium } from '../pdfium.ts';

// Values of pdfium's annotation subtypes and appearance modes.
const TEXT_NOTE = 1;
const LINK = 2;
const POPUP = 16;
const FILE_ATTACHMENT = 17;
const AS_USUALLY_SEEN = 0;
// The same bound as in reading: pdfium takes longer for each the more there are.
const MAX_DRAWINGS_OF_PAGE = 1000;

const HIDDEN = 2;
const NO_VIEW = 32;

/**
 * Makes what the annotations of a page draw, and the values of its form fields, a part of its content, so that it
 * looks the same when they are gone. Links draw nothing, and the icons of notes and attached files go with them.
 */
export function flattenAnnotations({ functions }: Pdfium, page: number): void {
  let left = MAX_DRAWINGS_OF_PAGE;
  // Backwards, for what is added to the content is taken off the list.
  for (let index = functions.FPDFPage_GetAnnotCount(page) - 1; index >= 0 && left > 0; index -= 1) {
    const annotation = functions.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const isDrawn =
      isSeen(
        functions.FPDFAnnot_GetSubtype(annotation),
        functions.FPDFAnnot_GetFlags(annotation),
      ) && functions.EPDFAnnot_HasAppearanceStream(annotation, AS_USUALLY_SEEN) !== 0;
    if (isDrawn) {
      functions.EPDFAnnot_Flatten(page, annotation);
      left -= 1;
    }
    functions.FPDFPage_CloseAnnot(annotation);
  }
}

function isSeen(subtype: number, flags: number): boolean {
  const isIconOrLink = [TEXT_NOTE, LINK, POPUP, FILE_ATTACHMENT].includes(subtype);
  return !isIconOrLink && (flags & (HIDDEN | NO_VIEW)) === 0;
}
