import { DocumentError } from '../document-error.ts';
import type { ExtractedDocument } from '../extracted-document.ts';
import { readDocument } from '../read-document.ts';
import type { ReadingOptions } from '../reading-options.ts';
import type { TextEdit } from './cleaning.ts';

/** A document as it was read, and what was done to it. */
export interface EditedDocument {
  readonly document: ExtractedDocument;
  readonly edits: readonly TextEdit[];
}

/**
 * The texts of a cleaned copy: what stands in it as text and, where text was taken out of pictures, what recognition still reads
 * in these. Throws documents.cleaning_unproven where such a picture can no longer be read in time.
 */
export async function readCopy(
  copy: Uint8Array,
  { document, edits }: EditedDocument,
  options: ReadingOptions,
): Promise<readonly string[]> {
  const { format, recognized } = document;
  const recognizePages = new Set(recognized?.pages.filter(hasRemovals(document, edits)));
  if (recognizePages.size === 0) return [(await readDocument(copy, format, options)).text];
  const asText = await readDocument(copy, format, { ...options, recognizePages: new Set() });
  const asPictures = await readDocument(copy, format, { ...options, recognizePages });
  const isUnread = asPictures.unread.some(({ code }) => code === 'not-recognized');
  if (isUnread) throw new DocumentError('documents.cleaning_unproven');
  return [asText.text, asPictures.text];
}

function hasRemovals(
  { pages }: ExtractedDocument,
  edits: readonly TextEdit[],
): (page: number) => boolean {
  const removals = edits.filter(({ action }) => action !== 'comment');
  return (number) => {
    const page = pages[number - 1];
    return (
      page !== undefined && removals.some(({ start, end }) => start < page.end && end > page.start)
    );
  };
}
