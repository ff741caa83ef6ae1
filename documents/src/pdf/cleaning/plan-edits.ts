import type { TextEdit } from '#documents/cleaning/cleaning.ts';
import { DocumentError } from '#documents/document-error.ts';
import type { ExtractedDocument, PageLayout, TextSegment } from '#documents/extracted-document.ts';
import { firstEndingAfter } from '#documents/text/first-ending-after.ts';

import { type Box, joinBoxes } from './box.ts';

/** An edit, or the part of it within one line of one page. */
export interface PageMark {
  /** The index of the requested edit. */
  readonly edit: number;
  readonly action: TextEdit['action'];
  /** The text to write: only on the longest line of an edit, which has the most room. */
  readonly text: string;
  /** The current text. */
  readonly value: string;
  /** `content` has a box for each character, a form field or an annotation one for its whole text. */
  readonly place: 'content' | 'form-field' | 'annotation';
  /** Empty if the text stays: a comment needs only its area. */
  readonly characters: readonly Box[];
  /** The stretches of the line that the characters cover. */
  readonly areas: readonly Box[];
}

/** Whether a mark's text is removed. */
export function removesText({ action }: Pick<PageMark, 'action'>): boolean {
  return action !== 'comment';
}

// In line heights: a wider gap separates cells or columns.
const MAX_GAP = 1.5;

/** Each is looked for, drawn and compared: a page that repeats a drawing has more of them than any page of a table. */
const MAX_MARKS_OF_PAGE = 20_000;

/**
 * The marks of each page, by page number minus one; edits of properties have none. Throws documents.too_complex for
 * more on one page than are removed in reasonable time.
 */
export function planEdits(
  document: ExtractedDocument,
  edits: readonly TextEdit[],
): ReadonlyMap<number, readonly PageMark[]> {
  const marks = new Map<number, PageMark[]>();
  for (const [edit, requested] of edits.entries()) {
    const pieces = piecesOf(document, requested);
    const longest = pieces.toSorted(
      (one, other) => other.mark.characters.length - one.mark.characters.length,
    )[0];
    for (const piece of pieces) {
      const text = piece === longest ? (requested.text ?? '') : '';
      const kept = removesText(requested) ? {} : { characters: [] };
      addTo(marks, piece.page, { ...piece.mark, ...kept, edit, action: requested.action, text });
    }
  }
  return marks;
}

/** A part of an edit, and its page, counted from 0. */
interface Piece {
  readonly page: number;
  readonly mark: Pick<PageMark, 'value' | 'place' | 'characters' | 'areas'>;
}

/** Splits an edit by line. */
function piecesOf(document: ExtractedDocument, requested: TextEdit): Piece[] {
  return segmentsWithin(document.segments, requested).flatMap((segment): Piece[] => {
    if (segment.page === undefined || segment.part === 'properties') return [];
    const start = Math.max(requested.start, segment.start);
    const end = Math.min(requested.end, segment.end);
    const characters = readBoxes(document.pages[segment.page - 1]!, start, end);
    const value = document.text.slice(start, end);
    const areas = joinNeighbors(characters);
    return [
      { page: segment.page - 1, mark: { value, place: placeOf(segment), characters, areas } },
    ];
  });
}

function placeOf({ part }: TextSegment): PageMark['place'] {
  return part === 'form-field' || part === 'annotation' ? part : 'content';
}

function segmentsWithin(
  segments: readonly TextSegment[],
  { start, end }: TextEdit,
): readonly TextSegment[] {
  const first = firstEndingAfter(segments, start, (segment) => segment.end);
  let after = first;
  while (after < segments.length && segments[after]!.start < end) after += 1;
  return segments.slice(first, after);
}

function readBoxes(page: PageLayout, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let unit = start; unit < end; unit += 1) {
    const box = boxAt(page, unit);
    if (box !== undefined) boxes.push(box);
  }
  return boxes;
}

/** The box of the character at an offset in the document's text; undefined if it has no position. */
export function boxAt(page: PageLayout, unit: number): Box | undefined {
  const at = (unit - page.start) * 4;
  const [left = 0, top = 0, right = 0, bottom = 0] = page.boxes.subarray(at, at + 4);
  return right > left && bottom > top ? { left, top, right, bottom } : undefined;
}

/** The stretches of a line that characters cover. */
export function joinNeighbors(characters: readonly Box[]): Box[] {
  const areas: Box[] = [];
  for (const box of characters) {
    const last = areas.at(-1);
    if (last === undefined || gapBetween(last, box) > (box.bottom - box.top) * MAX_GAP) {
      areas.push(box);
    } else {
      areas[areas.length - 1] = joinBoxes(last, box);
    }
  }
  return areas;
}

function gapBetween(one: Box, other: Box): number {
  return Math.max(other.left - one.right, one.left - other.right);
}

function addTo(marks: Map<number, PageMark[]>, page: number, mark: PageMark): void {
  const ofPage = marks.get(page);
  if (ofPage === undefined) marks.set(page, [mark]);
  else if (ofPage.length < MAX_MARKS_OF_PAGE) ofPage.push(mark);
  else throw new DocumentError('documents.too_complex');
}
