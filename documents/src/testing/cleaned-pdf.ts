import { drawPicture } from '#documents/pdf/cleaning/rendering/page-picture.ts';
import { inkColor, paperColor } from '#documents/pdf/cleaning/rendering/sample-colors.ts';

import type { TextEdit } from '../cleaning/cleaning.ts';
import type { ExtractedDocument } from '../extracted-document.ts';
import type { Box } from '../pdf/cleaning/box.ts';
import { cleanPdf } from '../pdf/cleaning/clean-pdf.ts';
import { listPdfContents } from '../pdf/cleaning/list-pdf-contents.ts';
import { boxAt } from '../pdf/cleaning/plan-edits.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { readPdf } from '../pdf/read-pdf.ts';

/** What to do to a passage. */
export type Change = Pick<TextEdit, 'action' | 'text'>;
const REMOVE: Change = { action: 'remove' };

export const BLACK = [0, 0, 0];
export const WHITE = [255, 255, 255];

/** An edit of every occurrence of a passage. */
export function editsOf(
  { text }: ExtractedDocument,
  passage: string,
  change: Change = REMOVE,
): TextEdit[] {
  return Array.from(text.matchAll(new RegExp(passage, 'g')), ({ index }) => ({
    start: index,
    end: index + passage.length,
    ...change,
  }));
}

/** Cleans every occurrence of a passage from a PDF; `after` is the copy as read back. */
export async function cleanPassage(bytes: Uint8Array, passage: string, change: Change = REMOVE) {
  const document = await readPdf(bytes);
  const cleaned = await cleanPdf(bytes, editsOf(document, passage, change), document);
  return { ...cleaned, document, after: await readPdf(cleaned.bytes) };
}

/** The most frequent color of an area on the first page, and the one that differs most from it: blue, green and red. */
export async function colorsAt(bytes: Uint8Array, box: Box) {
  const { pdfium, document } = await openPdf(bytes);
  const picture = drawPicture(pdfium, pdfium.functions.FPDF_LoadPage(document, 0), 2);
  const paper = paperColor(picture, box);
  return { paper: [...paper], ink: [...inkColor(picture, box, paper)] };
}

/** The box of the first occurrence of a passage, on the first page. */
export function boxOf({ text, pages }: ExtractedDocument, passage: string): Box {
  const start = text.indexOf(passage);
  const [first, last] = [boxAt(pages[0]!, start), boxAt(pages[0]!, start + passage.length - 1)];
  return { left: first!.left, top: first!.top, right: last!.right, bottom: last!.bottom };
}

/** Everything that a PDF contains as text, wherever in the file. */
export async function contentsOf(bytes: Uint8Array): Promise<string> {
  return (await listPdfContents(bytes)).map(({ text }) => text).join('\n');
}
