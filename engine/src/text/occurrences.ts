import type { Span } from '#engine/vocabulary.ts';

/** An occurrence of one of the values. */
interface Occurrence extends Span {
  /** The value's index in the list. */
  readonly index: number;
}

/** Scripts that put no space between words: where a word ends there, its letters do not tell. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** Values are kept by their first two units: shorter ones would stand nearly everywhere. */
const BEGINNING = 2;
const WORD = /[\p{L}\p{N}]/u;
/** More white space than this parts what stands on either side. */
const LONGEST_GAP = 40;
const WIDE_GAP = new RegExp(`(?<! ) {2,${LONGEST_GAP}}(?! )`, 'g');
const NO_LENGTHS: readonly number[] = [];

/** Finds values in a text, in one pass over it. */
type OccurrenceFinder = (text: string) => Occurrence[];

/**
 * Makes a finder of values as whole words, regardless of case and of the kind of white space in them. Of values that
 * begin at the same place the longest is found, and of equal ones the first; values shorter than two units are ignored.
 */
export function createOccurrenceFinder(values: readonly string[]): OccurrenceFinder {
  const indexes = indexesByValue(values.map((value) => narrow(foldKeepingLength(value)).text));
  const lengths = lengthsByBeginning([...indexes.keys()]);
  if (indexes.size === 0) return () => [];
  const haveGaps = [...indexes.keys()].some((value) => value.includes(' '));
  return (text) => {
    const whole = foldKeepingLength(text);
    const { text: folded, offsetOf } = haveGaps ? narrow(whole) : asItIs(whole);
    const found: Occurrence[] = [];
    for (let start = 0; start <= folded.length - BEGINNING; start += 1) {
      const beginning = folded.slice(start, start + BEGINNING);
      for (const length of lengths.get(beginning) ?? NO_LENGTHS) {
        const end = start + length;
        const index = end > folded.length ? undefined : indexes.get(folded.slice(start, end));
        if (index === undefined || !isWholeWord(folded, start, end)) continue;
        found.push({ start: offsetOf(start), end: offsetOf(end - 1) + 1, index });
        break;
      }
    }
    return found;
  };
}

/** How much of a text a value can take up. */
export function longestOccurrence(value: string): number {
  const gaps = value.split(/\s+/).length - 1;
  return value.length + gaps * LONGEST_GAP;
}

/** A text in which each gap is a single space, and where its units stand in the whole. */
interface NarrowText {
  readonly text: string;
  readonly offsetOf: (offset: number) => number;
}

function narrow(text: string): NarrowText {
  const gaps = [...text.matchAll(WIDE_GAP)];
  if (gaps.length === 0) return asItIs(text);
  const kept: number[] = [];
  let next = 0;
  for (const { 0: gap, index } of gaps) {
    while (next <= index) kept.push(next++);
    next = index + gap.length;
  }
  while (next < text.length) kept.push(next++);
  return { text: text.replaceAll(WIDE_GAP, ' '), offsetOf: (offset) => kept[offset]! };
}

function asItIs(text: string): NarrowText {
  return { text, offsetOf: (offset) => offset };
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
  const beside = [text.charAt(offset - 1), text.charAt(offset)];
  return beside.every((unit) => WORD.test(unit)) && !beside.some((unit) => UNSPACED.test(unit));
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
