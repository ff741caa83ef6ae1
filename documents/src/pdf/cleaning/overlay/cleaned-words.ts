import type { TextEdit } from '#documents/cleaning/cleaning.ts';
import type { ExtractedDocument, PageLayout } from '#documents/extracted-document.ts';
import { type Box, containsCenter, joinBoxes } from '#documents/pdf/cleaning/box.ts';
import { boxAt } from '#documents/pdf/cleaning/plan-edits.ts';

import type { PlacedWord } from './invisible-text.ts';

/** What is left out of a page's words. */
export interface LeftOut {
  readonly edits: readonly TextEdit[];
  /** Positions of characters that were invisible or are covered. */
  readonly unseen: readonly Box[];
  /** True if the page shows its own text and only the text recognized in pictures is wanted. */
  readonly isTextShown: boolean;
}

/** The words of a page that stay, as the reader extracts them; a removed passage separates the words around it. */
export function cleanedWords(
  { text, segments }: ExtractedDocument,
  page: PageLayout,
  { edits, unseen, isTextShown }: LeftOut,
): PlacedWord[] {
  const isOut = markRemoved(page, edits);
  const words: PlacedWord[] = [];
  for (const { start, end, part, page: number, confidence } of segments) {
    if (number !== page.page || (part !== 'body' && part !== 'form-field')) continue;
    if (isTextShown && confidence === undefined) continue;
    for (const { index, 0: word } of text.slice(start, end).matchAll(/\S+/g)) {
      words.push(...piecesOf({ word, start: start + index }, page, isOut));
    }
  }
  return words.filter(({ box }) => !unseen.some((hidden) => containsCenter(box, hidden)));
}

function markRemoved(page: PageLayout, edits: readonly TextEdit[]): Uint8Array {
  const isOut = new Uint8Array(page.end - page.start);
  for (const { start, end, action } of edits) {
    if (action === 'comment' || end <= page.start || start >= page.end) continue;
    isOut.fill(1, Math.max(0, start - page.start), end - page.start);
  }
  return isOut;
}

interface Word {
  readonly word: string;
  readonly start: number;
}

function piecesOf({ word, start }: Word, page: PageLayout, isOut: Uint8Array): PlacedWord[] {
  const pieces: PlacedWord[] = [];
  let text = '';
  let box: Box | undefined;
  const endPiece = (): void => {
    if (text !== '' && box) pieces.push({ text, box });
    [text, box] = ['', undefined];
  };
  for (let at = 0; at < word.length; at += 1) {
    const own = boxAt(page, start + at);
    if (isOut[start + at - page.start] === 1 || own === undefined) {
      endPiece();
    } else {
      text += word[at]!;
      box = box ? joinBoxes(box, own) : own;
    }
  }
  endPiece();
  return pieces;
}
