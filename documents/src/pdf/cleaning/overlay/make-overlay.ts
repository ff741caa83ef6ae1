import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';

import type { TextEdit } from '#documents/cleaning/cleaning.ts';
import type { ExtractedDocument } from '#documents/extracted-document.ts';
import { removesText } from '#documents/pdf/cleaning/plan-edits.ts';
import type { PreparedPage } from '#documents/pdf/cleaning/prepared-page.ts';
import { makePicture } from '#documents/pdf/cleaning/redraw/redrawn-picture.ts';
import type { PageOverlay } from '#documents/pdf/cleaning/scrub/write-page.ts';

import { cleanedWords } from './cleaned-words.ts';
import { writeCommentAnnotation } from './comment-annotation.ts';
import { drawMarks, LABEL_FONT } from './draw-marks.ts';
import { HELVETICA } from './helvetica.ts';
import { createInvisibleFonts, type InvisibleFonts } from './invisible-text.ts';

export interface OverlayParts {
  readonly document: ExtractedDocument;
  readonly edits: readonly TextEdit[];
  readonly pages: readonly (PreparedPage | undefined)[];
}

/** Makes the overlays of one document, page by page, and finally the fonts that they share. */
export interface OverlayMaker {
  make(index: number): PageOverlay;
  finish(): void;
}

const PICTURE = 'ProvisoPage';
const BLANK: PageOverlay = { content: '', resources: {}, isWhole: true, annotations: [] };

/** Creates a maker that draws bars, labels, comments, and whole pages as pictures with their text beneath. */
export function createOverlayMaker(context: PDFContext, parts: OverlayParts): OverlayMaker {
  const invisible = createInvisibleFonts(context);
  let label: PDFRef | undefined;
  const labelFont = (): PDFRef => (label ??= HELVETICA.addTo(context));

  function make(index: number): PageOverlay {
    const page = parts.pages[index];
    // What could not be inspected must not stay.
    if (page === undefined) return BLANK;
    const fonts = { [LABEL_FONT]: labelFont() };
    const underlay = drawUnderlay({ context, parts, invisible, index }, page);
    const drawn = `${underlay.content}${drawMarks(page.marks)}`;
    return {
      content: drawn === '' ? '' : `q ${page.toPage.join(' ')} cm\n${drawn}\nQ\n`,
      resources:
        drawn === '' ? {} : { Font: { ...underlay.fonts, ...fonts }, ...underlay.pictures },
      isWhole: page.picture !== undefined,
      annotations: writeCommentAnnotations(context, page),
    };
  }

  return { make, finish: () => invisible.finish() };
}

function writeCommentAnnotations(context: PDFContext, page: PreparedPage): PDFRef[] {
  return page.marks
    .filter((mark) => !removesText(mark) && mark.place !== 'annotation')
    .map((mark) => writeCommentAnnotation(context, mark, page.toPage))
    .filter((ref) => ref !== undefined);
}

interface Redrawing {
  readonly context: PDFContext;
  readonly parts: OverlayParts;
  readonly invisible: InvisibleFonts;
  readonly index: number;
}

/** The content of a page under the marks, with its fonts and pictures. */
interface Underlay {
  readonly content: string;
  readonly fonts: Readonly<Record<string, PDFRef>>;
  readonly pictures: Readonly<Record<string, Readonly<Record<string, PDFRef>>>>;
}

const NOTHING: Underlay = { content: '', fonts: {}, pictures: {} };

/**
 * A page that becomes a picture, and its words as invisible, searchable text over it; for a page that keeps its
 * content, the words recognized in its pictures, if it was changed.
 */
function drawUnderlay(
  { context, parts, invisible, index }: Redrawing,
  { picture, marks, unseen, covered = [], width, height }: PreparedPage,
): Underlay {
  if (!picture && !marks.some(removesText)) return NOTHING;
  const words = cleanedWords(parts.document, parts.document.pages[index]!, {
    edits: parts.edits,
    unseen: [...unseen, ...covered],
    isTextShown: picture === undefined,
  });
  const text = words.length === 0 ? '' : invisible.writeWords(words);
  const fonts = text === '' ? {} : Object.fromEntries(invisible.fonts);
  if (!picture) return { ...NOTHING, content: text, fonts };
  const image = context.register(makePicture(context, picture));
  const drawn = `q ${width} 0 0 ${-height} 0 ${height} cm /${PICTURE} Do Q\n`;
  return { content: `${drawn}${text}`, fonts, pictures: { XObject: { [PICTURE]: image } } };
}
