import type { Pdfium } from './pdfium.ts';

/** An annotation, and the page and the document that it stands in. */
export interface PlacedAnnotation {
  readonly document: number;
  readonly page: number;
  readonly annotation: number;
}

const AS_USUALLY_SEEN = 0;
const IDENTITY = [1, 0, 0, 1, 0, 0];

/**
 * Makes what an annotation draws a part of its page's content, in the place where viewers show it. Does nothing where
 * there is no drawing of its present state.
 */
export function drawAnnotation(pdfium: Pdfium, placed: PlacedAnnotation): void {
  const { page, annotation } = placed;
  // pdfium moves no drawing that has coordinates of its own, and takes none that is one of several states.
  const isFlat =
    !isMoved(pdfium, annotation) && pdfium.functions.EPDFAnnot_Flatten(page, annotation) !== 0;
  if (!isFlat) insertAppearance(pdfium, placed);
}

function isMoved({ functions, memory }: Pdfium, annotation: number): boolean {
  const scratch = functions.malloc(24);
  const isKnown = functions.EPDFAnnot_GetAPMatrix(annotation, AS_USUALLY_SEEN, scratch) !== 0;
  const matrix = memory.HEAPF32.slice(scratch >> 2, (scratch >> 2) + 6);
  functions.free(scratch);
  return isKnown && IDENTITY.some((value, at) => Math.abs(matrix[at]! - value) > 1e-3);
}

function insertAppearance(pdfium: Pdfium, { document, page, annotation }: PlacedAnnotation): void {
  const { functions } = pdfium;
  const drawing = functions.EPDFAnnot_ExportAppearanceAsDocument(annotation);
  if (drawing === 0) return;
  const form = functions.FPDF_NewXObjectFromPage(document, drawing, 0);
  const object = form === 0 ? 0 : functions.FPDF_NewFormObjectFromXObject(form);
  if (object !== 0) {
    place(pdfium, object, { annotation, size: sizeOf(pdfium, drawing) });
    functions.FPDFPage_InsertObject(page, object);
  }
  if (form !== 0) functions.FPDF_CloseXObject(form);
  functions.FPDF_CloseDocument(drawing);
}

type Size = readonly [width: number, height: number];

function sizeOf({ functions }: Pdfium, document: number): Size {
  const page = functions.FPDF_LoadPage(document, 0);
  const size = [functions.FPDF_GetPageWidthF(page), functions.FPDF_GetPageHeightF(page)] as const;
  functions.FPDF_ClosePage(page);
  return size;
}

/** Stretches a drawing over its annotation's rectangle. */
function place(
  { functions, memory }: Pdfium,
  object: number,
  { annotation, size: [width, height] }: { readonly annotation: number; readonly size: Size },
): void {
  const scratch = functions.malloc(24);
  functions.FPDFAnnot_GetRect(annotation, scratch);
  const [left = 0, top = 0, right = 0, bottom = 0] = memory.HEAPF32.slice(
    scratch >> 2,
    (scratch >> 2) + 4,
  );
  const [x, y] = [(right - left) / Math.max(1e-3, width), (top - bottom) / Math.max(1e-3, height)];
  memory.HEAPF32.set([x, 0, 0, y, left, bottom], scratch >> 2);
  functions.FPDFPageObj_SetMatrix(object, scratch);
  functions.free(scratch);
}
