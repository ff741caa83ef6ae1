import type { TextEdit } from '#documents/cleaning/cleaning.ts';
import type { ExtractedDocument } from '#documents/extracted-document.ts';

/** Whether an edit takes something out of a picture. */
export function isOfPicture(
  { segments }: ExtractedDocument,
  { action, start, end }: TextEdit,
): boolean {
  if (action === 'comment') return false;
  return segments.some(
    (segment) => segment.picture !== undefined && segment.start < end && segment.end > start,
  );
}

/** The indexes of the pictures out of which edits take something. */
export function picturesWithRemovals(
  document: ExtractedDocument,
  edits: readonly TextEdit[],
): ReadonlySet<number> {
  const removals = edits.filter(({ action }) => action !== 'comment');
  const touched = document.segments.filter(({ start, end, picture }) =>
    picture !== undefined ? removals.some((edit) => edit.start < end && edit.end > start) : false,
  );
  return new Set(touched.map(({ picture }) => picture! - 1));
}
