import { AS_USUALLY_SEEN } from './annotation-kinds.ts';
import type { Pdfium } from './pdfium.ts';

/** An annotation with its page and document. */
export interface PlacedAnnotation {
  readonly document: number;
  readonly page: number;
  readonly annotation: number;
}

/** The most drawings of a page that are flattened: pdfium takes longer for each one the more there are. */
export const MAX_DRAWINGS_OF_PAGE = 2000;

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/**
 * Flattens an annotation's appearance into its page's content, where viewers show it. Does nothing if there is no
 * appearance stream for its current state. Tells whether the content shows a copy, whose layers are copies too.
 */
export function drawAnnotation(pdfium: Pdfium, placed: PlacedAnnotation): boolean {
  const { page, annotation } = placed;
  const matrix = readMatrix(pdfium, annotation);
  // pdfium does not move an appearance with a matrix of its own, and does not accept one that is one of several states.
  const isMoved = IDENTITY.some((value, at) => Math.abs(matrix[at]! - value) > 1e-3);
  const isCopied = isMoved || pdfium.functions.EPDFAnnot_Flatten(page, annotation) === 0;
  if (isCopied) insertAppearance(pdfium, placed, matrix);
  return isCopied;
}

/** The matrix of the appearance stream. */
function readMatrix({ functions, memory }: Pdfium, annotation: number): Matrix {
  const scratch = functions.malloc(24);
  const isKnown = functions.EPDFAnnot_GetAPMatrix(annotation, AS_USUALLY_SEEN, scratch) !== 0;
  const [a, b, c, d, e, f] = memory.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 6);
  functions.free(scratch);
  return isKnown ? [a!, b!, c!, d!, e!, f!] : IDENTITY;
}

function insertAppearance(
  pdfium: Pdfium,
  { document, page, annotation }: PlacedAnnotation,
  matrix: Matrix,
): void {
  const { functions } = pdfium;
  const drawing = functions.EPDFAnnot_ExportAppearanceAsDocument(annotation);
  if (drawing === 0) return;
  const size = fitPage(pdfium, drawing, matrix);
  const form = functions.FPDF_NewXObjectFromPage(document, drawing, 0);
  const object = form === 0 ? 0 : functions.FPDF_NewFormObjectFromXObject(form);
  if (object !== 0) {
    place(pdfium, object, { annotation, size });
    functions.FPDFPage_InsertObject(page, object);
  }
  if (form !== 0) functions.FPDF_CloseXObject(form);
  functions.FPDF_CloseDocument(drawing);
}

type Size = readonly [width: number, height: number];

/**
 * Makes the page of an exported appearance as large as what is drawn in the appearance's transformed coordinates (ISO
 * 32000-2, 12.5.5, algorithm 8), which may be rotated: pdfium sizes it without the matrix, and puts the first corner at
 * zero. Returns the page's new size.
 */
function fitPage({ functions }: Pdfium, drawing: number, [a, b, c, d]: Matrix): Size {
  const page = functions.FPDF_LoadPage(drawing, 0);
  const width = functions.FPDF_GetPageWidthF(page);
  const height = functions.FPDF_GetPageHeightF(page);
  const xs = [0, a * width, c * height, a * width + c * height];
  const ys = [0, b * width, d * height, b * width + d * height];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  functions.FPDFPage_SetMediaBox(page, left, bottom, right, top);
  functions.FPDF_ClosePage(page);
  return [right - left, top - bottom];
}

/** Scales an appearance to its annotation's rectangle. */
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
