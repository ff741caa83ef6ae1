import { FIELDS_WITH_TEXT, FREE_TEXT, WIDGET } from '#documents/pdf/annotation-kinds.ts';
import type { PageCharacter } from '#documents/pdf/cleaning/characters/page-characters.ts';
import { readString, writeName } from '#documents/pdf/pdfium-strings.ts';
import type { Pdfium } from '#documents/pdf/pdfium.ts';

/** What viewers show of a form field, or of a text placed on a page. */
export interface ShownValue {
  readonly text: string;
  /** Its rectangle in user space, upwards: left, top, right, bottom. */
  readonly corners: readonly number[];
}

// Values of pdfium's form field types.
const CHECKED_TYPES = new Set([2, 3]); // check box, radio button

const CHECK_MARK = '\u2713';
// In points: letters may begin at the very edge of their field.
const MARGIN = 2;

/**
 * Reads what viewers show of an annotation besides lines and colors, which may belong to a form; undefined if that is
 * nothing.
 */
export function readShownValue(
  pdfium: Pdfium,
  form: number,
  annotation: number,
): ShownValue | undefined {
  const { functions, memory } = pdfium;
  const text = readText(pdfium, form, annotation);
  if (text.trim() === '') return undefined;
  const scratch = functions.malloc(16);
  functions.FPDFAnnot_GetRect(annotation, scratch);
  const corners = [...memory.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 4)];
  functions.free(scratch);
  return { text, corners };
}

function readText(pdfium: Pdfium, form: number, annotation: number): string {
  const { functions } = pdfium;
  const subtype = functions.FPDFAnnot_GetSubtype(annotation);
  if (subtype === FREE_TEXT) return readEntry(pdfium, annotation, 'Contents');
  if (subtype !== WIDGET) return '';
  const type = functions.FPDFAnnot_GetFormFieldType(form, annotation);
  if (CHECKED_TYPES.has(type)) {
    const state = readEntry(pdfium, annotation, 'AS');
    return state === '' || state === 'Off' ? '' : CHECK_MARK;
  }
  if (!FIELDS_WITH_TEXT.has(type)) return '';
  return readString(pdfium, (buffer, size) =>
    functions.FPDFAnnot_GetFormFieldValue(form, annotation, buffer, size),
  );
}

function readEntry(pdfium: Pdfium, annotation: number, entry: string): string {
  const key = writeName(pdfium, entry);
  const text = readString(pdfium, (buffer, size) =>
    pdfium.functions.FPDFAnnot_GetStringValue(annotation, key, buffer, size),
  );
  pdfium.functions.free(key);
  return text;
}

/** Whether the characters of the content show a value in its place, in a font that has its letters. */
export function isDrawn(
  { text, corners: [left = 0, top = 0, right = 0, bottom = 0] }: ShownValue,
  characters: readonly PageCharacter[],
): boolean {
  const within = characters.filter(
    ({ origin: [x, y] }) =>
      x >= left - MARGIN && x <= right + MARGIN && y >= bottom - MARGIN && y <= top + MARGIN,
  );
  const drawn = within.map(({ code }) => String.fromCodePoint(code)).join('');
  return withoutBlanks(drawn).includes(withoutBlanks(text));
}

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s/g, '');
}
