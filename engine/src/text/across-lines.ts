import type { Match, Place } from '#engine/detector.ts';
import type { Span } from '#engine/vocabulary.ts';

import { isLetterOrDigit } from './ascii.ts';
import { matchAt } from './match-at.ts';

/** Groups of a number up to the end of their line, where the next line, quoted or not, begins with another group. */
const UP_TO_BREAK =
  /[+(]{0,2}[\dA-Z]{1,10}(?:[ \u00a0().-]{1,2}[\dA-Z]{1,10}){0,8}[)-]?([ \t]{0,2}\r?\n(?:>[ \t]?){0,3}[ \t]{0,4})(?=\(?[\dA-Z]{1,10}(?![A-Za-z]))/iy;
/** The characters before, between and after groups, up to the end of the line. */
const BETWEEN_GROUPS: ReadonlySet<number> = new Set(
  Array.from('+( \u00a0).-\t\r', (unit) => unit.charCodeAt(0)),
);
/** The longest number: a line that ends further away rules a place out. */
const FARTHEST = 48;
/** How many line breaks a number may contain in a narrow table cell. */
const MAX_BREAKS = 4;

type Verify = (place: Place) => Match | undefined;

/**
 * Verifies a place once more as if it were on one line, where a number continues on the next: lines of a PDF end where
 * the page does. A match then has to extend over the end of the line.
 */
export function acrossLines(verify: Verify, mayWrap: (place: Place) => boolean = always): Verify {
  return (place) => verify(place) ?? (mayWrap(place) ? verifyUnwrapped(verify, place) : undefined);
}

function always(): boolean {
  return true;
}

function verifyUnwrapped(verify: Verify, { text, start, end }: Place): Match | undefined {
  const ends = lineEndsFrom(text, start);
  const [first] = ends;
  if (first === undefined) return undefined;
  const inOne = joinWrappedLines(text, ends);
  const match = verify({ text: inOne, start, end: offsetIn(ends, end) });
  if (match === undefined || match.end <= first.start) return undefined;
  // Lines with nothing but groups of digits are a list, not a number in its context.
  const isAll = inOne.trim() === inOne.slice(match.start, match.end);
  return isAll ? undefined : { ...match, end: originOf(ends, match.end) };
}

/** The line ends within the number that begins at an offset; each of them counts as a single space. */
function lineEndsFrom(text: string, start: number): Span[] {
  const ends: Span[] = [];
  const end = text.indexOf('\n', start);
  if (end === -1 || end - start > FARTHEST || !isOfGroups(text, start, end)) return ends;
  let at = start;
  while (ends.length < MAX_BREAKS) {
    const found = matchAt(text, at, UP_TO_BREAK);
    if (found === null) break;
    at += found[0].length;
    ends.push({ start: at - (found[1]?.length ?? 0), end: at });
  }
  return ends;
}

/**
 * Whether every character up to the end of a line may belong to a number: a cheap test before the regular expression.
 */
function isOfGroups(text: string, start: number, end: number): boolean {
  let at = start;
  while (at < end && isOfGroup(text.charCodeAt(at))) at += 1;
  return at === end;
}

function isOfGroup(unit: number): boolean {
  return isLetterOrDigit(unit) || BETWEEN_GROUPS.has(unit);
}

function joinWrappedLines(text: string, ends: readonly Span[]): string {
  const lines = ends.map(({ start }, index) => text.slice(ends[index - 1]?.end ?? 0, start));
  return [...lines, text.slice(ends.at(-1)?.end ?? 0)].join(' ');
}

/** The offset in the unwrapped text of an offset in the text. */
function offsetIn(ends: readonly Span[], offset: number): number {
  const before = ends.filter(({ end }) => end <= offset);
  return before.reduce((moved, { start, end }) => moved - (end - start) + 1, offset);
}

/** The offset in the text of an offset in the unwrapped text. */
function originOf(ends: readonly Span[], offset: number): number {
  return ends.reduce(
    (moved, { start, end }) => (start < moved ? moved + (end - start) - 1 : moved),
    offset,
  );
}
