import { isInsideWord, type Stretch } from './occurrences.ts';
import { indexValues } from './value-index.ts';

/** White space, soft hyphens and what has no width: a value is the same with or without them. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/u;
const FIRST_BEYOND_ASCII = 0x80;
/** So many units of a text are looked at in one go: what is made of them is several times as large. */
const AT_ONCE = 1 << 16;
/** Values are kept by their first visible units. */
const KEY_LENGTH = 3;

/** Where one of the values stands. */
interface Spelling extends Stretch {
  /** The value's place in the list. */
  readonly index: number;
}

interface SpellingOptions {
  /** Values of fewer visible units than these are not looked for; three at least. */
  readonly leastUnits: number;
  /** Whether a value counts as well where it is a part of a longer word. */
  readonly withinWords: boolean;
}

/**
 * Prepares to find values in any spelling: whatever their case and width, and whatever white space and unseen characters
 * stand between their letters, as in `J a n e  R o e`. Of several that begin at the same place the longest counts.
 */
export function createSpellingFinder(
  values: readonly string[],
  { leastUnits, withinWords }: SpellingOptions,
): (text: string) => Spelling[] {
  const index = indexValues(
    values.map((value) => squeeze(value, 0, value.length).units),
    { keyLength: KEY_LENGTH, least: leastUnits },
  );
  if (index.longest === 0) return () => [];
  return (text) => {
    const found: Spelling[] = [];
    for (const { squeezed, end } of stretchesOf(text, index.longest)) {
      const isWanted = (at: number, behind: number): boolean =>
        withinWords || !isPartOfWord(text, originOf(squeezed, at, behind));
      for (let at = 0; at < end; at += 1) {
        const value = index.longestAt(squeezed.units, at, isWanted);
        if (value === undefined) continue;
        found.push({ ...originOf(squeezed, at, value.end), index: value.index });
      }
    }
    return found;
  };
}

/** A stretch of a text without what is unseen, in small letters of plain width. */
interface Squeezed {
  readonly units: string;
  /** Of each unit, where the character that it comes from begins in the text, and where it ends. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** The stretches of a text, each with as much of the next one as a value takes; values begin before `end`. */
function* stretchesOf(
  text: string,
  longest: number,
): Generator<{ readonly squeezed: Squeezed; readonly end: number }> {
  let rest = squeeze('', 0, 0);
  for (let from = 0; from < text.length;) {
    const to = endOfCharacter(text, from + AT_ONCE);
    const squeezed = joined(rest, squeeze(text, from, to));
    const isLast = to >= text.length;
    const end = isLast ? squeezed.units.length : Math.max(0, squeezed.units.length - longest + 1);
    yield { squeezed, end };
    rest = {
      units: squeezed.units.slice(end),
      starts: squeezed.starts.slice(end),
      ends: squeezed.ends.slice(end),
    };
    from = to;
  }
}

/** An offset that does not lie between the halves of a surrogate pair. */
function endOfCharacter(text: string, offset: number): number {
  if (offset >= text.length) return text.length;
  return (text.codePointAt(offset - 1) ?? 0) > 0xffff ? offset + 1 : offset;
}

function joined(one: Squeezed, other: Squeezed): Squeezed {
  return {
    units: one.units + other.units,
    starts: one.starts.concat(other.starts),
    ends: one.ends.concat(other.ends),
  };
}

function squeeze(text: string, from: number, to: number): Squeezed {
  const pieces: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (let at = from; at < to;) {
    const folded = foldCharacter(text, at);
    const end = at + (text.codePointAt(at)! > 0xffff ? 2 : 1);
    pieces.push(folded);
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(at);
      ends.push(end);
    }
    at = end;
  }
  return { units: pieces.join(''), starts, ends };
}

/** The character at an offset in small letters of plain width; nothing where it is unseen. */
function foldCharacter(text: string, at: number): string {
  const unit = text.charCodeAt(at);
  if (unit < FIRST_BEYOND_ASCII) return ASCII[unit]!;
  const character = String.fromCodePoint(text.codePointAt(at)!);
  return UNSEEN.test(character) ? '' : character.normalize('NFKC').toLowerCase();
}

const ASCII: readonly string[] = Array.from({ length: FIRST_BEYOND_ASCII }, (_, unit) => {
  const character = String.fromCharCode(unit).toLowerCase();
  return UNSEEN.test(character) ? '' : character;
});

/** Where units of a squeezed text come from, given by the first one and the end. */
function originOf({ starts, ends }: Squeezed, at: number, end: number): Stretch {
  return { start: starts[at]!, end: ends[end - 1]! };
}

/** Whether a word goes on before or behind a stretch. */
function isPartOfWord(text: string, { start, end }: Stretch): boolean {
  return isInsideWord(text, start) || isInsideWord(text, end);
}
