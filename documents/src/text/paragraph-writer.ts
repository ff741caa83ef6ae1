import type { HiddenReason, TextPart } from '#documents/extracted-document.ts';

import type { DocumentText } from './document-text.ts';

/** A stretch of a paragraph that is not part of its line: deleted, hidden, or the readings above its words. */
export interface Aside {
  readonly part: 'deleted-text' | 'hidden-text' | 'text-box';
  readonly text: string;
  /** Present if it is hidden. */
  readonly hiddenBy?: HiddenReason;
}

export interface TableCell {
  /** The same object for all cells of one row, and only for those. */
  readonly row: object;
  readonly column: number;
}

/** A paragraph: its visible text and whatever else is stored in it. */
export interface Paragraph {
  readonly part: TextPart;
  readonly text: string;
  readonly asides: readonly Aside[];
  /** The cell that contains it, if any. */
  readonly cell?: TableCell | undefined;
}

/**
 * Numbers the non-empty paragraphs within their part and adds them to a document's text: each as a segment, followed by
 * its asides as segments of their own with the same number. Cells of a row are separated by tabs, everything else by
 * line breaks.
 */
export function createParagraphWriter(documentText: DocumentText): (paragraph: Paragraph) => void {
  const counts = new Map<TextPart, number>();
  let lastCell: TableCell | undefined;
  return ({ part, text, asides, cell }) => {
    const own: { part: TextPart; text: string; hiddenBy?: HiddenReason } = { part, text };
    const stretches = [own, ...asides].filter((stretch) => stretch.text.trim() !== '');
    if (stretches.length === 0) return;
    const paragraph = (counts.get(part) ?? 0) + 1;
    counts.set(part, paragraph);
    let divider: '\n' | '\t' = isNextInRow(lastCell, cell) ? '\t' : '\n';
    lastCell = cell;
    for (const stretch of stretches) {
      const { hiddenBy } = stretch;
      const hidden = hiddenBy === undefined ? {} : { hiddenBy };
      documentText.add(stretch.text, { part: stretch.part, paragraph, ...hidden }, divider);
      divider = '\n';
    }
  };
}

function isNextInRow(last: TableCell | undefined, cell: TableCell | undefined): boolean {
  return last !== undefined && last.row === cell?.row && last.column !== cell.column;
}
