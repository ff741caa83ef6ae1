import { searchableText, searchedValue } from '@proviso/engine/spelling';

import type { TextEdit } from '#documents/cleaning/cleaning.ts';
import { expectedText } from '#documents/cleaning/expected-text.ts';
import { createAddressCheck } from '#documents/cleaning/kept-addresses.ts';
import type { ExtractedDocument } from '#documents/extracted-document.ts';

/** What may be said beside the pages of a cleaned document. */
export interface Disclosure {
  /** The removed values as they stood in the text. */
  readonly removed: readonly string[];
  /** Whether a link may lead to an address. */
  isKeptAddress(address: string): boolean;
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
    isKeptAddress: createAddressCheck(removed),
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
