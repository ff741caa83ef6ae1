import { DocumentError } from '../document-error.ts';
import type { ExtractedDocument } from '../extracted-document.ts';
import { readDocument } from '../read-document.ts';
import type { ReadingOptions } from '../reading-options.ts';
import type { TextEdit } from './cleaning.ts';

/** A document as read, and the edits applied to it. */
export interface EditedDocument {
  readonly document: ExtractedDocument;
  readonly edits: readonly TextEdit[];
}

/**
 * The texts of a cleaned copy: its stored text and, where text was removed from pictures, what recognition still reads
 * in them. Throws documents.cleaning_unproven if such a picture can no longer be read in time.
 */
export async function readCopy(
  copy: Uint8Array,
  { document, edits }: EditedDocument,
  options: ReadingOptions,
): Promise<readonly string[]> {
  const { format, recognized } = document;
  const recognizePages = pagesWithRemovals(document, edits);
  const read = async (pages: Partial<ReadingOptions>): Promise<ExtractedDocument> =>
    readDocument(copy, format, { ...options, ...pages });
  // Without pages, pictures cannot be told apart.
  if (recognized && recognized.pages === undefined) {
    const again = await read({});
    if (hasUnreadPictures(again) && !hasUnreadPictures(document))
      throw new DocumentError('documents.cleaning_unproven');
    return [again.text];
  }
  if (recognizePages.size === 0) return [(await read({ recognizePictures: NONE })).text];
  const readings = [
    await read({ recognizePages: NONE, recognizePictures: recognizePages }),
    await read({ recognizePages }),
  ];
  if (readings.some(hasUnreadPictures)) throw new DocumentError('documents.cleaning_unproven');
  return readings.map(({ text }) => text);
}

const NONE: ReadonlySet<number> = new Set();

function hasUnreadPictures({ unread }: ExtractedDocument): boolean {
  return unread.some(({ code }) => code === 'not-recognized' || code === 'unread-picture');
}

/** The pages, 1-based, on which recognized text is to be removed. */
function pagesWithRemovals(
  { segments, recognized }: ExtractedDocument,
  edits: readonly TextEdit[],
): ReadonlySet<number> {
  if (!recognized) return NONE;
  const removals = edits.filter(({ action }) => action !== 'comment');
  const inPictures = segments.filter(
    (segment) =>
      segment.confidence !== undefined &&
      removals.some(({ start, end }) => start < segment.end && end > segment.start),
  );
  return new Set(inPictures.flatMap(({ page }) => page ?? []));
}
