import { hasAppearance, isShown } from '#documents/pdf/cleaning/annotations/make-appearance.ts';

import { WIDGET } from './annotation-kinds.ts';
import { readString } from './pdfium-strings.ts';
import type { Pdfium } from './pdfium.ts';

/** The choices that viewers show of a field, and whether there are more than are read. */
export interface ShownChoices {
  readonly texts: readonly string[];
  readonly isTruncated: boolean;
}

// Values of pdfium's form field types.
const BUTTON = 1;
const COMBO_BOX = 4;
const LIST_BOX = 5;
/** Fields may share their choices, so that a small file could take any time. */
const MAX_CHOICES_OF_DOCUMENT = 100_000;
const NONE: ShownChoices = { texts: [], isTruncated: false };

/**
 * Creates a reader of the choices that viewers show of a field: all of a list, unless the file says how it is drawn,
 * and the chosen one of a box that unfolds, which may be stored under another name.
 */
export function createChoiceReader(
  pdfium: Pdfium,
  form: number,
): (annotation: number) => ShownChoices {
  const { functions } = pdfium;
  let left = MAX_CHOICES_OF_DOCUMENT;
  return (annotation) => {
    if (functions.FPDFAnnot_GetSubtype(annotation) !== WIDGET) return NONE;
    const type = functions.FPDFAnnot_GetFormFieldType(form, annotation);
    if (type !== LIST_BOX && type !== COMBO_BOX) return NONE;
    const isWhole = type === LIST_BOX && !hasAppearance(pdfium, annotation);
    const total = Math.max(0, functions.FPDFAnnot_GetOptionCount(form, annotation));
    const count = Math.min(left, total);
    left -= count;
    const texts = new Set<string>();
    for (let index = 0; index < count; index += 1) {
      const isChosen = isWhole || isSelected(pdfium, [form, annotation, index]);
      if (isChosen) texts.add(readLabel(pdfium, [form, annotation, index]));
    }
    return { texts: [...texts], isTruncated: total > count };
  };
}

/** What viewers show as chosen in a box that unfolds; undefined for any other annotation and if nothing is chosen. */
export function readChosen(pdfium: Pdfium, form: number, annotation: number): string | undefined {
  const { functions } = pdfium;
  if (functions.FPDFAnnot_GetSubtype(annotation) !== WIDGET) return undefined;
  if (functions.FPDFAnnot_GetFormFieldType(form, annotation) !== COMBO_BOX) return undefined;
  const count = functions.FPDFAnnot_GetOptionCount(form, annotation);
  for (let index = 0; index < count; index += 1) {
    if (isSelected(pdfium, [form, annotation, index])) {
      return readLabel(pdfium, [form, annotation, index]);
    }
  }
  return undefined;
}

type Choice = readonly [form: number, annotation: number, index: number];

function isSelected({ functions }: Pdfium, choice: Choice): boolean {
  return functions.FPDFAnnot_IsOptionSelected(...choice) !== 0;
}

function readLabel(pdfium: Pdfium, choice: Choice): string {
  return readString(pdfium, (buffer, size) =>
    pdfium.functions.FPDFAnnot_GetOptionLabel(...choice, buffer, size),
  );
}

/** Whether an annotation is a button whose caption, if it has one, only viewers draw. */
export function isUndrawnButton(pdfium: Pdfium, form: number, annotation: number): boolean {
  const { functions } = pdfium;
  if (functions.FPDFAnnot_GetSubtype(annotation) !== WIDGET) return false;
  const isButton = functions.FPDFAnnot_GetFormFieldType(form, annotation) === BUTTON;
  return isButton && isShown(pdfium, annotation) && !hasAppearance(pdfium, annotation);
}
