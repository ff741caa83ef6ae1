import { readShownValue } from '#documents/pdf/cleaning/annotations/shown-value.ts';

import { AS_USUALLY_SEEN, WIDGET } from './annotation-kinds.ts';
import type { Pdfium } from './pdfium.ts';

// A check mark is a letter or digit of some fonts.
const MIN_LENGTH = 2;
const MAX_LENGTH = 100_000;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Whether an annotation draws another text than it states: an outdated value, or a list of all choices. Both are then
 * in the file, and viewers show either.
 */
export function drawsAnotherText(pdfium: Pdfium, form: number, annotation: number): boolean {
  const { functions } = pdfium;
  if (functions.EPDFAnnot_HasAppearanceStream(annotation, AS_USUALLY_SEEN) === 0) return false;
  const drawn = normalize(readAppearanceText(pdfium, annotation));
  const isField = functions.FPDFAnnot_GetSubtype(annotation) === WIDGET;
  if (drawn.length < (isField ? MIN_LENGTH : 1) || !LETTER_OR_DIGIT.test(drawn)) return false;
  const stated = normalize(readShownValue(pdfium, form, annotation)?.text ?? '');
  // A field may be too small for its value.
  return !stated.includes(drawn);
}

function normalize(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '');
}

function readAppearanceText({ functions }: Pdfium, annotation: number): string {
  const drawing = functions.EPDFAnnot_ExportAppearanceAsDocument(annotation);
  if (drawing === 0) return '';
  const page = functions.FPDF_LoadPage(drawing, 0);
  const textPage = page === 0 ? 0 : functions.FPDFText_LoadPage(page);
  const count = textPage === 0 ? 0 : functions.FPDFText_CountChars(textPage);
  const codes = Array.from({ length: Math.min(MAX_LENGTH, Math.max(0, count)) }, (_, index) =>
    functions.FPDFText_GetUnicode(textPage, index),
  );
  if (textPage !== 0) functions.FPDFText_ClosePage(textPage);
  if (page !== 0) functions.FPDF_ClosePage(page);
  functions.FPDF_CloseDocument(drawing);
  return codes.map((code) => (code <= MAX_CODE ? String.fromCodePoint(code) : '')).join('');
}

const MAX_CODE = 0x10ffff;
