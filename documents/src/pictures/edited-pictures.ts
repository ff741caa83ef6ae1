import type { TextEdit } from '#documents/cleaning/cleaning.ts';
import type { ExtractedDocument } from '#documents/extracted-document.ts';

/** Tells which of a document's pictures the edits remove something from. */
export interface EditedPictures {
  /** Whether an edit removes something from a picture. */
  isOnPicture(edit: TextEdit): boolean;
  /** The indexes of the pictures that any of the edits removes something from. */
  indexes(edits: readonly TextEdit[]): ReadonlySet<number>;
}

/** Indexes a document's pictures once: they are few, and edits are many. */
export function createEditedPictures({ segments }: ExtractedDocument): EditedPictures {
  const shown = segments.flatMap(({ start, end, picture }) =>
    picture === undefined ? [] : [{ start, end, index: picture - 1 }],
  );
  const picturesOf = ({ action, start, end }: TextEdit) =>
    action === 'comment' ? [] : shown.filter((one) => one.start < end && one.end > start);
  return {
    isOnPicture: (edit) => picturesOf(edit).length > 0,
    indexes: (edits) =>
      new Set(edits.flatMap((edit) => picturesOf(edit).map(({ index }) => index))),
  };
}
