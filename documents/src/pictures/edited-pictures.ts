import type { TextEdit } from '#documents/cleaning/cleaning.ts';
import type { ExtractedDocument } from '#documents/extracted-document.ts';

/** Tells out of which pictures of a document edits take something. */
export interface EditedPictures {
  /** Whether an edit takes something out of a picture. */
  holds(edit: TextEdit): boolean;
  /** The indexes of the pictures out of which any of the edits does. */
  indexes(edits: readonly TextEdit[]): ReadonlySet<number>;
}

/** Looks out a document's pictures once: there are few of them, and many edits. */
export function createEditedPictures({ segments }: ExtractedDocument): EditedPictures {
  const shown = segments.flatMap(({ start, end, picture }) =>
    picture === undefined ? [] : [{ start, end, index: picture - 1 }],
  );
  const picturesOf = ({ action, start, end }: TextEdit) =>
    action === 'comment' ? [] : shown.filter((one) => one.start < end && one.end > start);
  return {
    holds: (edit) => picturesOf(edit).length > 0,
    indexes: (edits) =>
      new Set(edits.flatMap((edit) => picturesOf(edit).map(({ index }) => index))),
  };
}
