import { DocumentError } from '#documents/document-error.ts';
import { FILE_ATTACHMENT, LINK, WIDGET } from '#documents/pdf/annotation-kinds.ts';
import { drawAnnotation, MAX_DRAWINGS_OF_PAGE } from '#documents/pdf/draw-annotation.ts';
import { writeName } from '#documents/pdf/pdfium-strings.ts';
import type { Pdfium } from '#documents/pdf/pdfium.ts';

import { hasAppearance, isShown, makeDrawing } from './make-appearance.ts';
import { readShownValue, type ShownValue } from './shown-value.ts';

/** A page with its document and that document's form. */
export interface FormPage {
  readonly document: number;
  readonly form: number;
  readonly page: number;
}

/** What became of a page's annotations. */
export interface FlattenedAnnotations {
  /** All of them but links and attached files: what they draw stays, they themselves do not. */
  readonly comments: number;
  readonly fields: number;
  /** Whether any that became part of the content may belong to a layer, or draw in one, that is switched off. */
  readonly hasLayered: boolean;
  /** What viewers show although the file does not draw it; it may still be missing from the content. */
  readonly shownValues: readonly ShownValue[];
}

/**
 * Flattens the annotations and form field values of a page into its content, so that it looks the same without them.
 * Links are written separately; the icons of attached files disappear with the files. Throws documents.too_complex if
 * there are more than can be drawn: the copy would lack the others without anybody noticing.
 */
export function flattenAnnotations(pdfium: Pdfium, place: FormPage): FlattenedAnnotations {
  const { functions } = pdfium;
  const shownValues: ShownValue[] = [];
  const layerKey = writeName(pdfium, 'OC');
  let [drawings, comments, fields] = [0, 0, 0];
  let hasLayered = false;
  // Backwards, because whatever is added to the content is removed from the list.
  for (let index = functions.FPDFPage_GetAnnotCount(place.page) - 1; index >= 0; index -= 1) {
    const annotation = functions.FPDFPage_GetAnnot(place.page, index);
    if (annotation === 0) continue;
    const subtype = functions.FPDFAnnot_GetSubtype(annotation);
    if (subtype === WIDGET) fields += 1;
    else if (subtype !== LINK && subtype !== FILE_ATTACHMENT) comments += 1;
    const { isDrawn, isCopied, value } = flatten(pdfium, place, annotation);
    if (value !== undefined) shownValues.push(value);
    if (isDrawn) drawings += 1;
    const isInLayer = isDrawn && functions.FPDFAnnot_HasKey(annotation, layerKey) !== 0;
    hasLayered ||= isCopied || isInLayer;
    functions.FPDFPage_CloseAnnot(annotation);
    if (drawings > MAX_DRAWINGS_OF_PAGE) throw new DocumentError('documents.too_complex');
  }
  functions.free(layerKey);
  return { comments, fields, hasLayered, shownValues };
}

interface Flattened {
  readonly isDrawn: boolean;
  /** Whether the content shows a copy of it, which belongs to no layer. */
  readonly isCopied: boolean;
  readonly value?: ShownValue | undefined;
}

function flatten(
  pdfium: Pdfium,
  { document, form, page }: FormPage,
  annotation: number,
): Flattened {
  if (!isShown(pdfium, annotation)) return { isDrawn: false, isCopied: false };
  const isMade = !hasAppearance(pdfium, annotation);
  if (isMade) makeDrawing(pdfium, annotation);
  const value = isMade ? readShownValue(pdfium, form, annotation) : undefined;
  const isDrawn = hasAppearance(pdfium, annotation);
  const isCopied = isDrawn && drawAnnotation(pdfium, { document, page, annotation });
  return { isDrawn, isCopied, value };
}
