import { isBlankPage } from './blank-page.ts';
import { findUnseenText, type ReadPage } from './hidden/find-unseen-text.ts';
import { markUnseen } from './hidden/mark-unseen.ts';
import { isMostlyPicture, type LoadedPage } from './is-mostly-picture.ts';
import { createLineWriterFactory, type PageLine } from './line-writer.ts';
import type { OpenPdf } from './open-pdf.ts';
import type { PageGap } from './page-gaps.ts';
import { measurePage } from './page-geometry.ts';
import { createNoteReader, type PageNotes } from './page-notes.ts';
import { readPageText, type PageText } from './page-text.ts';
import type { Pdfium } from './pdfium.ts';
import { listPictureAreas, type PictureArea } from './picture-areas.ts';
import type { PlacedText } from './placed-text.ts';

/** What was read of a page, and what could not be. */
export interface PageContent {
  /** In points, after rotation and crop; zero if the page could not be loaded. */
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PlacedText[];
  readonly gaps: readonly PageGap['code'][];
  /** Pictures beside its text, which may show more text. */
  readonly pictures: readonly PictureArea[];
}

/** The most characters beside a picture that covers the page: a stamped number or the page number. */
const MAX_CHARACTERS_BESIDE_PICTURE = 50;
const MAX_SHARE_OF_UNKNOWN_GLYPHS = 0.05;
const UNREADABLE: PageContent = {
  width: 0,
  height: 0,
  texts: [],
  gaps: ['page-unreadable'],
  pictures: [],
};

/** Creates a reader of a document's pages, counted from 0. The result for one page is valid until the next is read. */
export function createPageReader(
  { pdfium, document }: OpenPdf,
  hasHiddenLayers: boolean,
): (index: number) => PageContent {
  const { functions } = pdfium;
  const rectangle = functions.malloc(32);
  const startLineWriter = createLineWriterFactory();
  const noteReader = createNoteReader(pdfium, document, rectangle);

  return (index) => {
    const page = functions.FPDF_LoadPage(document, index);
    if (page === 0) return UNREADABLE;
    const geometry = measurePage(pdfium, page, rectangle);
    const { width, height, placeBox } = geometry;
    const notes = noteReader.read(page, placeBox);
    const textPage = functions.FPDFText_LoadPage(page);
    const text = readPageText(pdfium, textPage, { placeBox, rectangle, startLineWriter });
    const { redactionMarks } = notes;
    const surveyed = { page, width, height, scratch: rectangle, hasHiddenLayers, redactionMarks };
    const lines = markHidden(pdfium, { ...surveyed, textPage, geometry }, text.lines);
    const isUnread = isUnreadPicture(pdfium, lines, { page, width, height, rectangle });
    const pictures = isUnread
      ? []
      : listPictureAreas(pdfium, { page, width, height, scratch: rectangle, texts: lines });
    functions.FPDFText_ClosePage(textPage);
    functions.FPDF_ClosePage(page);
    return {
      width,
      height,
      texts: [...lines, ...notes.notes.filter((note) => !isShownTarget(note, lines))],
      gaps: findGaps(text, notes, isUnread),
      pictures,
    };
  };
}

const SCHEME = /^[a-z][a-z\d+.-]*:(?:\/\/)?/i;

/** Whether a note is the target of a link that the page shows as text as well. */
function isShownTarget({ hiddenBy, text }: PlacedText, lines: readonly PlacedText[]): boolean {
  if (hiddenBy !== 'stored-in-field') return false;
  const target = text.replace(SCHEME, '');
  return lines.some((line) => line.part === 'body' && line.text.includes(target));
}

/** Separates text that is in the file but not visible. */
function markHidden(
  pdfium: Pdfium,
  readPage: ReadPage,
  lines: readonly PageLine[],
): readonly PlacedText[] {
  const { width, height } = readPage;
  // If the file gives the page no size, nothing can be said to be outside it.
  if (width <= 0 || height <= 0) return lines;
  const unseen = findUnseenText(pdfium, readPage, lines);
  return lines.flatMap((line): readonly PlacedText[] =>
    isOnPage(line.boxes, width, height)
      ? markUnseen(line, unseen.get(line))
      : [{ ...line, part: 'hidden-text', hiddenBy: 'outside-the-page' }],
  );
}

function isOnPage(boxes: Float32Array, width: number, height: number): boolean {
  for (let at = 0; at < boxes.length; at += 4) {
    const isBeside = boxes[at + 2]! <= 0 || boxes[at]! >= width;
    const isAboveOrBelow = boxes[at + 3]! <= 0 || boxes[at + 1]! >= height;
    if (!isBeside && !isAboveOrBelow) return true;
  }
  return false;
}

/** Whether a page has something other than text; beside a little text, only a large picture counts. */
function isUnreadPicture(
  pdfium: Pdfium,
  lines: readonly PlacedText[],
  loaded: LoadedPage,
): boolean {
  const seen = lines.filter(({ part }) => part === 'body');
  if (seen.length === 0) {
    const count = pdfium.functions.FPDFPage_CountObjects(loaded.page);
    return count > 0 && !isBlankPage(pdfium, loaded.page, loaded.rectangle);
  }
  const characters = seen.reduce((sum, { text }) => sum + text.length, 0);
  return characters <= MAX_CHARACTERS_BESIDE_PICTURE && isMostlyPicture(pdfium, loaded);
}

function findGaps(text: PageText, notes: PageNotes, isUnread: boolean): PageGap['code'][] {
  const gaps: PageGap['code'][] = [];
  if (text.isTooLong) gaps.push('page-unreadable');
  else if (isUnread) gaps.push('no-text-layer');
  const areManyUnknown = text.unknownGlyphs > text.characters * MAX_SHARE_OF_UNKNOWN_GLYPHS;
  if (areManyUnknown || text.hasUnknownWord) gaps.push('undecodable-text');
  if (notes.hasUndrawnButtons) gaps.push('undrawn-button');
  if (notes.isTruncated) gaps.push('truncated');
  return gaps;
}
