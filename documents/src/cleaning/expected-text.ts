import { firstEndingAfter } from '#documents/text/first-ending-after.ts';

import type { ExtractedDocument, TextPart } from '../extracted-document.ts';
import type { KeptPassage, TextEdit } from './cleaning.ts';

/** Replaces removed text, so that the text before and after it never joins into a word. */
export const GAP = ' \u2588 ';

/** What a cleaned copy omits entirely: most of it is invisible in the document itself. */
const UNSEEN_PARTS: ReadonlySet<TextPart> = new Set([
  'annotation',
  'comment',
  'deleted-text',
  'hidden-text',
  'inserted-passage',
  'properties',
]);

/** Whether text of this part is omitted from every cleaned copy. */
export function isUnseen(part: TextPart): boolean {
  return UNSEEN_PARTS.has(part);
}

/** The text that a cleaned copy may show: the visible text of the document with the edits applied, and the comments. */
export function expectedText(document: ExtractedDocument, edits: readonly TextEdit[]): string {
  const comments = edits.filter(({ action }) => action === 'comment');
  return [...visiblePieces(document, edits), ...comments.map(({ text }) => `\n${text ?? ''}`)].join(
    '',
  );
}

/** A document, its edits, and the passages kept on purpose. */
export interface AllowedPassages {
  readonly document: ExtractedDocument;
  readonly edits: readonly TextEdit[];
  readonly kept: readonly KeptPassage[];
}

/**
 * The only text in which a cleaned copy may show removed values: visible passages that are kept, and replacements. No
 * comment may say what was removed.
 */
export function allowedText({ document, edits, kept }: AllowedPassages): string {
  const unseen = document.segments.filter(({ part }) => isUnseen(part));
  const shown = kept.filter(({ start, end }) => {
    const next = unseen[firstEndingAfter(unseen, start, (segment) => segment.end)];
    return next === undefined || next.start >= end;
  });
  const passages = mergeOverlaps(shown).map(({ start, end }) =>
    document.text.slice(Math.max(0, start - CONTEXT_LENGTH), end + CONTEXT_LENGTH),
  );
  const replacements = edits.filter(({ action }) => action === 'replace');
  return [...passages, ...replacements.map(({ text }) => text ?? '')].join(GAP);
}

/** This much context tells whether a passage is part of a longer word, even with an escaped character. */
const CONTEXT_LENGTH = 3;

function mergeOverlaps(passages: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const { start, end } of passages.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last === undefined || start >= last.end) joined.push({ start, end });
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, end) };
  }
  return joined;
}

interface TextRange {
  readonly start: number;
  readonly end: number;
}

interface Cut extends TextRange {
  readonly replacement: string;
}

function visiblePieces(
  { text, segments }: ExtractedDocument,
  edits: readonly TextEdit[],
): string[] {
  const unseen = segments
    .filter(({ part }) => isUnseen(part))
    .map(({ start, end }): Cut => ({ start, end, replacement: GAP }));
  const changes = edits
    .filter(({ action }) => action !== 'comment')
    .map(({ start, end, text: replacement }): Cut => ({
      start,
      end,
      replacement: replacement ?? GAP,
    }));
  const pieces: string[] = [];
  let at = 0;
  for (const cut of [...unseen, ...changes].sort((one, other) => one.start - other.start)) {
    if (cut.end <= at) continue;
    pieces.push(text.slice(at, Math.max(at, cut.start)), cut.replacement);
    at = cut.end;
  }
  return [...pieces, text.slice(at)];
}
