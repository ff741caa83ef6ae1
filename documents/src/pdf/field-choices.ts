import { WIDGET } from './annotation-kinds.ts';
import { hasAppearance, isShown } from './cleaning/make-appearance.ts';
import { readString } from './pdfium-strings.ts';
import type { Pdfium } from './pdfium.ts';

// Values of pdfium's form field types.
const BUTTON = 1;
const COMBO_BOX = 4;
const LIST_BOX = 5;
const MAX_CHOICES = 1000;

/**
 * The choices that viewers show of a field: all of a list, unless the file says how it is drawn, and the chosen one of
 * a box that unfolds, which may be stored under another name.
 */
export function listShownChoices(pdfium: Pdfium, form: number, annotation: number): string[] {
  const { functions } = pdfium;
  if (functions.FPDFAnnot_GetSubtype(annotation) !== WIDGET) return [];
  const type = functions.FPDFAnnot_GetFormFieldType(form, annotation);
  const isList = type === LIST_BOX && !hasAppearance(pdfium, annotation);
  if (!isList && type !== LIST_BOX && type !== COMBO_BOX) return [];
  const count = Math.min(MAX_CHOICES, functions.FPDFAnnot_GetOptionCount(form, annotation));
  const choices = Array.from({ length: Math.max(0, count) }, (_, index) => index)
    .filter(
      (index) => isList || functions.FPDFAnnot_IsOptionSelected(form, annotation, index) !== 0,
    )
    .map((index) =>
      readString(pdfium, (buffer, size) =>
        functions.FPDFAnnot_GetOptionLabel(form, annotation, index, buffer, size),
      ),
    );
  return [...new Set(choices)];
}

/** Whether an annotation is a button whose caption, if it has one, only viewers draw. */
export function isUndrawnButton(pdfium: Pdfium, form: number, annotation: number): boolean {
  const { functions } = pdfium;
  if (functions.FPDFAnnot_GetSubtype(annotation) !== WIDGET) return false;
  const isButton = functions.FPDFAnnot_GetFormFieldType(form, annotation) === BUTTON;
  return isButton && isShown(pdfium, annotation) && !hasAppearance(pdfium, annotation);
}
