import type { ExtractedDocument, TextPart } from '../extracted-document.ts';
import type { TextEdit } from './cleaning.ts';

/** Stands for what was removed, so that what was before and behind it never joins to a word. */
const GAP = ' \u2588 ';

/** What a cleaned copy leaves out whole, as nobody sees it in the document itself. */
const UNSEEN_PARTS: ReadonlySet<TextPart> = new Set([
  'annotation',
  'comment',
  'deleted-text',
  'hidden-text',
  'properties',
]);

/** Whether text of this part is left out of every cleaned copy. */
export function isUnseen(part: TextPart): boolean {
  return UNSEEN_PARTS.has(part);
}

/** The text that a cleaned copy may show: what was seen of the document, with the edits made, and the remarks. */
export function expectedText(document: ExtractedDocument, edits: readonly TextEdit[]): string {
  return expectedPieces(document, edits).join('');
}

/** The same in pieces: they take no room beside a long text, as the whole does. */
export function expectedPieces(
  document: ExtractedDocument,
  edits: readonly TextEdit[],
): readonly string[] {
  const remarks = edits.filter(({ action }) => action === 'comment');
  return [...seenPieces(document, edits), ...remarks.map(({ text }) => `\n${text ?? ''}`)];
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

function seenPieces({ text, segments }: ExtractedDocument, edits: readonly TextEdit[]): string[] {
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
