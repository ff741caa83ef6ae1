import type { Span } from '#engine/vocabulary.ts';

/** An occurrence of one of the values. */
interface Occurrence extends Span {
  /** The value's index in the list. */
  readonly index: number;
}

/** Values are kept by their first two units: shorter ones would stand nearly everywhere. */
const BEGINNING = 2;
const WORD = /[\p{L}\p{N}]/u;
const NO_LENGTHS: readonly number[] = [];

/** Finds values in a text, in one pass over it. */
type OccurrenceFinder = (text: string) => Occurrence[];

/**
 * Makes a finder of values as whole words, regardless of case and of the kind of white space in them. Of values that begin
 * at the same place the longest is found, and of equal ones the first; values shorter than two units are ignored.
 */
export function createOccurrenceFinder(values: readonly string[]): OccurrenceFinder {
  const indexes = indexesByValue(values.map(foldKeepingLength));
  const lengths = lengthsByBeginning([...indexes.keys()]);
  if (indexes.size === 0) return () => [];
  return (text) => {
    const folded = foldKeepingLength(text);
    const found: Occurrence[] = [];
    for (let start = 0; start <= folded.length - BEGINNING; start += 1) {
      const beginning = folded.slice(start, start + BEGINNING);
      for (const length of lengths.get(beginning) ?? NO_LENGTHS) {
        const end = start + length;
        const index = end > folded.length ? undefined : indexes.get(folded.slice(start, end));
        if (index === undefined || !isWholeWord(folded, start, end)) continue;
        found.push({ start, end, index });
        break;
      }
    }
    return found;
  };
}

function indexesByValue(values: readonly string[]): ReadonlyMap<string, number> {
  const indexes = new Map<string, number>();
  for (const [index, value] of values.entries()) {
    if (value.length >= BEGINNING && !indexes.has(value)) indexes.set(value, index);
  }
  return indexes;
}

/** By the first two units: the lengths of the values that begin with them, the longest first. */
function lengthsByBeginning(values: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const groups = Map.groupBy(values, (value) => value.slice(0, BEGINNING));
  return new Map(
    [...groups].map(([beginning, group]) => {
      const lengths = new Set(group.map(({ length }) => length));
      return [beginning, [...lengths].sort((one, other) => other - one)];
    }),
  );
}

function isWholeWord(text: string, start: number, end: number): boolean {
  return !isInsideWord(text, start) && !isInsideWord(text, end);
}

/** Whether an offset lies within a word. */
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
