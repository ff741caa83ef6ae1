import { searchableText, searchedValue } from '@proviso/engine/spelling';

import type { TextEdit } from '#documents/cleaning/cleaning.ts';
import { expectedText } from '#documents/cleaning/expected-text.ts';
import { createAddressCheck } from '#documents/cleaning/kept-addresses.ts';
import type { ExtractedDocument } from '#documents/extracted-document.ts';

/** What a cleaned document may contain besides its pages. */
export interface Disclosure {
  /** The removed values as they appeared in the text. */
  readonly removed: readonly string[];
  /** Whether a link to an address may stay. */
  isKeptAddress(address: string): boolean;
  /** Whether a title contains no removed value, and only words that the cleaned pages show too. */
  isShown(title: string): boolean;
}

/** Derives from the edits what may still be disclosed. */
export function createDisclosure(
  document: ExtractedDocument,
  edits: readonly TextEdit[],
): Disclosure {
  const removed = edits
    .filter(({ action }) => action !== 'comment')
    .map(({ start, end }) => document.text.slice(start, end));
  const searched = [...new Set(removed)].map(searchedValue);
  const isClean = (text: string): boolean => !searchableText(text).holdsAny(searched);
  const shown = new Set(wordsOf(expectedText(document, edits)));
  return {
    removed,
    isKeptAddress: createAddressCheck(removed),
    isShown: (title) => isClean(title) && wordsOf(title).every((word) => shown.has(word)),
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
