import { searchableText, searchedValue } from '@proviso/engine/spelling';

import type { TextEdit } from '#documents/cleaning/cleaning.ts';
import { expectedText } from '#documents/cleaning/expected-text.ts';
import type { ExtractedDocument } from '#documents/extracted-document.ts';

/** What may be said beside the pages of a cleaned document. */
export interface Disclosure {
  /** The removed values as they stood in the text. */
  readonly removed: readonly string[];
  /** Whether none of the removed values stands in an address, percent codes undone. */
  isClean(address: string): boolean;
  /** Whether a title has no removed value, and no word that the cleaned pages do not show as well. */
  isShown(title: string): boolean;
}

/** Works out what the edits leave to be said. */
export function createDisclosure(
  document: ExtractedDocument,
  edits: readonly TextEdit[],
): Disclosure {
  const removed = edits
    .filter(({ action }) => action !== 'comment')
    .map(({ start, end }) => document.text.slice(start, end));
  const searched = [...new Set(removed)].map(searchedValue);
  const isFree = (text: string): boolean => !searchableText(text).holdsAny(searched);
  const shown = new Set(wordsOf(expectedText(document, edits)));
  return {
    removed,
    isClean: (address) => isFree(address) && isFree(undoPercentCodes(address)),
    isShown: (title) => isFree(title) && wordsOf(title).every((word) => shown.has(word)),
  };
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

function undoPercentCodes(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
