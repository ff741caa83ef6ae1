/** A stretch of a text, in UTF-16 units; `end` is exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Where one of the values stands. */
interface Occurrence extends Stretch {
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
  const byKey = groupByKey(values);
  if (byKey.size === 0) return () => [];
  return (text) => {
    const folded = foldKeepingLength(text);
    const found: Occurrence[] = [];
    for (let start = 0; start <= folded.length - KEY_LENGTH; start += 1) {
      const candidates = byKey.get(folded.slice(start, start + KEY_LENGTH));
      const longest = candidates && longestAt(folded, start, candidates);
      if (longest !== undefined) found.push(longest);
    }
    return found;
  };
}

interface Folded {
  readonly value: string;
  readonly index: number;
}

/** Longest first within each group. */
function groupByKey(values: readonly string[]): Map<string, Folded[]> {
  const folded = values
    .map((value, index) => ({ value: foldKeepingLength(value), index }))
    .filter(({ value }) => value.length >= KEY_LENGTH)
    .sort((one, other) => other.value.length - one.value.length);
  return Map.groupBy(folded, ({ value }) => value.slice(0, KEY_LENGTH));
}

function longestAt(
  text: string,
  start: number,
  candidates: readonly Folded[],
): Occurrence | undefined {
  if (isInsideWord(text, start)) return undefined;
  const hit = candidates.find(
    ({ value }) => text.startsWith(value, start) && !isInsideWord(text, start + value.length),
  );
  return hit && { start, end: start + hit.value.length, index: hit.index };
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
  return folded.replaceAll(/\s/g, ' ');
}

function smallOfSameLength(letter: string): string {
  const small = letter.toLowerCase();
  return small.length === letter.length ? small : letter;
}
