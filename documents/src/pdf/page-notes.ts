import { addDrawings } from './annotation-drawings.ts';
import { FIELDS_WITH_TEXT, WIDGET } from './annotation-kinds.ts';
import type { Box } from './cleaning/box.ts';
import { createChoiceReader, isUndrawnButton } from './field-choices.ts';
import { readTarget } from './link-address.ts';
import type { PlaceBox } from './page-geometry.ts';
import { readString, writeName } from './pdfium-strings.ts';
import type { Pdfium } from './pdfium.ts';
import type { PlacedText } from './placed-text.ts';

/** What is read besides a page's own content: its form field values and its annotations' contents. */
export interface PageNotes {
  readonly notes: readonly PlacedText[];
  /** Areas that were marked for redaction without the redaction being applied. */
  readonly redactionMarks: readonly Box[];
  /** Whether there are buttons whose captions only viewers draw. */
  readonly hasUndrawnButtons: boolean;
  /** True if the page has more annotations, or its fields more choices, than are read. */
  readonly isTruncated: boolean;
}

/** Reads the annotations of a document's pages. */
export interface NoteReader {
  /**
   * Reads the notes of one page and flattens its annotations' appearances into its content, which must be read
   * afterwards.
   */
  read(page: number, placeBox: PlaceBox): PageNotes;
}

/** What is read of one annotation, and whether that is all of it. */
interface ReadNotes {
  readonly texts: readonly PlacedText[];
  readonly isTruncated: boolean;
}

const MAX_ANNOTATIONS_OF_PAGE = 10_000;

// The value of pdfium's annotation subtype.
const REDACTION = 28;

/**
 * Creates a reader of a document's form fields and annotations; `rectangle` points to sixteen bytes of scratch memory.
 */
export function createNoteReader(pdfium: Pdfium, document: number, rectangle: number): NoteReader {
  const { functions } = pdfium;
  const information = functions.PDFiumExt_OpenFormFillInfo();
  const form = functions.PDFiumExt_InitFormFillEnvironment(document, information);
  const { readNote, readNotes } = createAnnotationReader(pdfium, { document, form, rectangle });

  return {
    read(page, placeBox) {
      const total = functions.FPDFPage_GetAnnotCount(page);
      const count = Math.min(total, MAX_ANNOTATIONS_OF_PAGE);
      const notes: PlacedText[] = [];
      const redactionMarks: Box[] = [];
      let hasUndrawnButtons = false;
      let isTruncated = total > count;
      for (let index = 0; index < count; index += 1) {
        const annotation = functions.FPDFPage_GetAnnot(page, index);
        if (annotation === 0) continue;
        const read = readNotes(annotation, placeBox);
        for (const note of read.texts) notes.push(note);
        isTruncated ||= read.isTruncated;
        const isRedaction = functions.FPDFAnnot_GetSubtype(annotation) === REDACTION;
        if (isRedaction) redactionMarks.push(boxOf(readNote(annotation, placeBox)));
        hasUndrawnButtons ||= isUndrawnButton(pdfium, form, annotation);
        functions.FPDFPage_CloseAnnot(annotation);
      }
      if (!addDrawings(pdfium, { document, form, page, count })) isTruncated = true;
      return { notes, redactionMarks, hasUndrawnButtons, isTruncated };
    },
  };
}

function createAnnotationReader(
  pdfium: Pdfium,
  { document, form, rectangle }: Readonly<Record<'document' | 'form' | 'rectangle', number>>,
) {
  const { functions } = pdfium;
  const contentsKey = writeName(pdfium, 'Contents');
  const readChoices = createChoiceReader(pdfium, form);

  function readNote(annotation: number, placeBox: PlaceBox): PlacedText {
    const isField = functions.FPDFAnnot_GetSubtype(annotation) === WIDGET;
    const text = isField
      ? readField(pdfium, form, annotation)
      : readContents(pdfium, annotation, contentsKey);
    functions.FPDFAnnot_GetRect(annotation, rectangle);
    const boxes = new Float32Array(4);
    placeBox(rectangle, boxes, 0);
    return { part: isField ? 'form-field' : 'annotation', text, boxes, isContinuation: false };
  }

  function readNotes(annotation: number, placeBox: PlaceBox): ReadNotes {
    const note = readNote(annotation, placeBox);
    const choices = readChoices(annotation);
    const others = choices.texts.filter((choice) => choice !== note.text);
    const beside = others.map((text) => Object.assign({}, note, { text }));
    const target = readTarget(pdfium, document, annotation);
    const texts = [note, ...beside, ...target].filter(({ text }) => text.trim() !== '');
    return { texts, isTruncated: choices.isTruncated };
  }

  return { readNote, readNotes };
}

function readContents(pdfium: Pdfium, annotation: number, key: number): string {
  return readString(pdfium, (buffer, size) =>
    pdfium.functions.FPDFAnnot_GetStringValue(annotation, key, buffer, size),
  );
}

function readField(pdfium: Pdfium, form: number, annotation: number): string {
  const { functions } = pdfium;
  const type = functions.FPDFAnnot_GetFormFieldType(form, annotation);
  if (!FIELDS_WITH_TEXT.has(type)) return '';
  return readString(pdfium, (buffer, size) =>
    functions.FPDFAnnot_GetFormFieldValue(form, annotation, buffer, size),
  );
}

function boxOf({ boxes }: PlacedText): Box {
  const [left = 0, top = 0, right = 0, bottom = 0] = boxes;
  return { left, top, right, bottom };
}
