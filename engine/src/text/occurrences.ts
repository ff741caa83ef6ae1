import type { Span } from '#engine/vocabulary.ts';

import { indexValues } from './value-index.ts';

/** Where one of the values stands. */
interface Occurrence extends Span {
  /** The value's place in the list. */
  readonly index: number;
}

/** Values are kept by their first two units: shorter ones would stand nearly everywhere. */
const KEY_LENGTH = 2;
const WORD = /[\p{L}\p{N}]/u;

/** Finds values in a text, in one reading of it. */
type OccurrenceFinder = (text: string) => Occurrence[];

/**
 * Prepares to find values as whole words, whatever their case and the kind of white space in them. Of several that
 * begin at the same place the longest counts; values of fewer than two units are not looked for.
 */
export function createOccurrenceFinder(values: readonly string[]): OccurrenceFinder {
  const index = indexValues(values.map(foldKeepingLength), {
    keyLength: KEY_LENGTH,
    least: KEY_LENGTH,
  });
  if (index.longest === 0) return () => [];
  return (text) => {
    const folded = foldKeepingLength(text);
    const isWord = (start: number, end: number): boolean =>
      !isInsideWord(folded, start) && !isInsideWord(folded, end);
    const found: Occurrence[] = [];
    for (let start = 0; start <= folded.length - KEY_LENGTH; start += 1) {
      const value = index.longestAt(folded, start, isWord);
      if (value !== undefined) found.push({ start, ...value });
    }
    return found;
  };
}

/** Whether a word goes on across an offset. */
function isInsideWord(text: string, offset: number): boolean {
  return WORD.test(text.charAt(offset - 1)) && WORD.test(text.charAt(offset));
}

/** In small letters and with plain spaces; some capitals grow when made small, and are left, so that offsets hold. */
function foldKeepingLength(text: string): string {
  const small = text.toLowerCase();
  const folded =
    small.length === text.length ? small : text.replaceAll(/\p{Lu}/gu, smallOfSameLength);
  return folded.replaceAll(/[^\S ]/g, ' ');
}

function smallOfSameLength(letter: string): string {
  const small = letter.toLowerCase();
  return small.length === letter.length ? small : letter;
}
