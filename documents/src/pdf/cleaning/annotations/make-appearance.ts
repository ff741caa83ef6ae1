import {
  AS_USUALLY_SEEN,
  FILE_ATTACHMENT,
  FREE_TEXT,
  LINK,
  POPUP,
  WIDGET,
} from '#documents/pdf/annotation-kinds.ts';
import type { Pdfium } from '#documents/pdf/pdfium.ts';

// Values of pdfium's standard fonts and annotation flags.
const HELVETICA = 4;
const HIDDEN = 2;
const NO_VIEW = 32;
/**
 * Lines, shapes, text markup and ink: viewers draw them from their geometry and colors if there is no appearance
 * stream.
 */
const DRAWN_BY_VIEWERS = new Set([4, 5, 6, 7, 8, 9, 10, 11, 12, 15]);

// In points, for text that states neither its font nor its size.
const USUAL_SIZE = 12;

/** Whether viewers show an annotation on its page, and nothing else is to become of it. */
export function isShown({ functions }: Pdfium, annotation: number): boolean {
  const subtype = functions.FPDFAnnot_GetSubtype(annotation);
  const isElsewhere = subtype === LINK || subtype === POPUP || subtype === FILE_ATTACHMENT;
  return !isElsewhere && (functions.FPDFAnnot_GetFlags(annotation) & (HIDDEN | NO_VIEW)) === 0;
}

/** Whether an annotation says itself how it is drawn, in its current state. */
export function hasAppearance({ functions }: Pdfium, annotation: number): boolean {
  return functions.EPDFAnnot_HasAppearanceStream(annotation, AS_USUALLY_SEEN) !== 0;
}

/** Gives a drawing or a text placed on a page the appearance that viewers make for it. */
export function makeDrawing(pdfium: Pdfium, annotation: number): void {
  const { functions } = pdfium;
  const subtype = functions.FPDFAnnot_GetSubtype(annotation);
  if (DRAWN_BY_VIEWERS.has(subtype)) functions.EPDFAnnot_GenerateAppearance(annotation);
  if (subtype !== FREE_TEXT) return;
  make(pdfium, annotation, () => functions.EPDFAnnot_GenerateAppearance(annotation));
}

/** Gives a form field the appearance that viewers make for it; pdfium does not mark it as a form that can be drawn. */
export function makeFieldAppearance(pdfium: Pdfium, annotation: number): void {
  const { functions } = pdfium;
  if (functions.FPDFAnnot_GetSubtype(annotation) !== WIDGET) return;
  make(pdfium, annotation, () => functions.EPDFAnnot_GenerateFormFieldAP(annotation));
}

/** Text whose font is not in the file is written in Helvetica. */
function make(pdfium: Pdfium, annotation: number, generate: () => void): void {
  generate();
  if (hasAppearance(pdfium, annotation)) return;
  pdfium.functions.EPDFAnnot_SetDefaultAppearance(annotation, HELVETICA, USUAL_SIZE, 0, 0, 0);
  generate();
}
