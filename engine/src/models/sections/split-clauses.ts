import { isLetterOrDigit } from '#engine/text/ascii.ts';
import { readUnits } from '#engine/text/read-units.ts';
import type { Span } from '#engine/vocabulary.ts';

const LINE_FEED = 0x0a;
const EXCLAMATION_MARK = 0x21;
const FULL_STOP = 0x2e;
const SEMICOLON = 0x3b;
const QUESTION_MARK = 0x3f;
/** From this length on, a semicolon ends a clause like a full stop. */
const LONG = 160;
/** The maximum clause length in characters, which bounds the cost of any text. */
const LONGEST = 1600;
/** A line at least this long was wrapped rather than ended. */
const WRAPPED_LINE = 60;
/** The maximum distance to the next word after the end of a line or sentence. */
const GAP = 200;

const ABBREVIATIONS = new Set(
  'mr mrs ms dr prof inc ltd co corp no nos art arts sec vs jr sr st approx cf eg ie viz cap para paras etc ph rs ep eps'.split(
    ' ',
  ),
);
/** Longer words are not abbreviations. */
const LONGEST_ABBREVIATION = 6;
/** The start of a section number; the part before its full stop is shorter than this. */
const NUMBER = /^(?:\d|[ivx]{1,5}$)/i;
const LONGEST_NUMBER = 12;
/** The start of a list item, or of a line of a chat that begins with its time or date in brackets. */
export const LIST_ITEM =
  /^(?:[-–•*▪◦§]|\(?(?:\d{1,3}|[a-z]{1,4})[.)]|\d{1,2}\.\d|\[\d{1,2}:\d\d|\[\d{4}-\d\d|\[\d{1,2}[/.]\d{1,2}[/., ])/i;
/** The number of characters that decide whether a list item starts. */
export const LIST_ITEM_LENGTH = 8;

const CLOSING: ReadonlySet<number> = new Set(Array.from('"\')]”’', (mark) => mark.charCodeAt(0)));
/** For each UTF-16 unit, whether a clause may end with it: hardly one in twenty. */
const MAY_END = new Uint8Array(0x1_0000);
for (const unit of [LINE_FEED, EXCLAMATION_MARK, FULL_STOP, SEMICOLON, QUESTION_MARK]) {
  MAY_END[unit] = 1;
}

/**
 * Splits a text into clauses, in order: sentences, headings and list items. White space between them belongs to none.
 */
export function splitClauses(text: string, units = readUnits(text)): Span[] {
  const { length } = units;
  const source = { text, units };
  const clauses: Span[] = [];
  let start = nextWord(units, 0, length);
  let lineStart = 0;
  for (let at = start; at < length; at += 1) {
    at = nextMark(units, at, start + LONGEST);
    if (at >= length) break;
    const isLineEnd = units[at] === LINE_FEED;
    const isEnd = at - start >= LONGEST || ends(source, { start, at, lineStart });
    if (isLineEnd) lineStart = at + 1;
    if (!isEnd) continue;
    const end = isLineEnd ? at : closeOf(units, at + 1);
    clauses.push({ start, end: withoutBlanks(units, start, end) });
    start = nextWord(units, end, length);
    lineStart = lastLineStart(units, end, start) ?? lineStart;
    at = start - 1;
  }
  if (start < length) clauses.push({ start, end: withoutBlanks(units, start, length) });
  return clauses;
}

/** The next offset at which a clause may end, limited to the maximum clause length. */
function nextMark(units: Uint16Array, from: number, farthest: number): number {
  const end = Math.min(units.length, farthest);
  let at = from;
  while (at < end && MAY_END[units[at]!] === 0) at += 1;
  return at;
}

/** The start of the last line that begins within a range; the range excludes its start. */
function lastLineStart(units: Uint16Array, from: number, to: number): number | undefined {
  let at = to;
  while (at > from && units[at - 1] !== LINE_FEED) at -= 1;
  return at === from ? undefined : at;
}

/** A text and its UTF-16 units. */
interface Source {
  readonly text: string;
  readonly units: Uint16Array;
}

interface Position {
  readonly start: number;
  readonly at: number;
  readonly lineStart: number;
}

function ends(source: Source, position: Position): boolean {
  const { units } = source;
  const { start, at } = position;
  switch (units[at] ?? 0) {
    case LINE_FEED:
      return endsLine(source, position);
    case SEMICOLON:
      return at - start >= LONG && isBlank(units[at + 1]);
    case EXCLAMATION_MARK:
    case QUESTION_MARK:
      return beginsAfter(units, at);
    case FULL_STOP:
      return beginsAfter(units, at) && !isAbbreviation(source, start, at);
    default:
      return false;
  }
}

/** A line ends a clause before an empty line or a list item, or if it was not wrapped. */
function endsLine({ text, units }: Source, { at, lineStart }: Position): boolean {
  const next = nextWord(units, at, Math.min(units.length, at + GAP));
  for (let index = at + 1; index < next; index += 1) {
    if (units[index] === LINE_FEED) return true;
  }
  const following = text.slice(next, next + LIST_ITEM_LENGTH);
  if (LIST_ITEM.test(following)) return true;
  return at - lineStart < WRAPPED_LINE && !/^[a-z(]/.test(following);
}

/** Whether the mark at an offset is followed by white space and then by no lower-case letter. */
function beginsAfter(units: Uint16Array, at: number): boolean {
  const { length } = units;
  const close = closeOf(units, at + 1);
  if (close < length && !isBlank(units[close])) return false;
  const next = units[nextWord(units, close, Math.min(length, close + GAP))] ?? 0;
  return !(next >= 0x61 && next <= 0x7a);
}

/** A full stop does not end a sentence after an initial, an abbreviation or a section number. */
function isAbbreviation({ text, units }: Source, start: number, at: number): boolean {
  let from = at;
  while (from > start && from > at - 8 && isLetterOrDigit(units[from - 1] ?? 0)) from -= 1;
  if (from === at) return false;
  if (at - from <= LONGEST_ABBREVIATION && isShortened(text.slice(from, at))) return true;
  return at - start < LONGEST_NUMBER && NUMBER.test(text.slice(from, at));
}

/** Whether a word is an initial or an abbreviation. */
function isShortened(word: string): boolean {
  return /^[a-z]$/i.test(word) || ABBREVIATIONS.has(word.toLowerCase());
}

/** The offset after the closing quotation marks and brackets of a sentence. */
function closeOf(units: Uint16Array, from: number): number {
  let at = from;
  while (at < from + 3 && CLOSING.has(units[at] ?? 0)) at += 1;
  return at;
}

function nextWord(units: Uint16Array, from: number, to: number): number {
  let at = from;
  while (at < to && isBlank(units[at])) at += 1;
  return at;
}

function withoutBlanks(units: Uint16Array, start: number, end: number): number {
  let at = end;
  while (at > start && isBlank(units[at - 1])) at -= 1;
  return at;
}

/** Positions outside the text are not blank. */
function isBlank(unit = NaN): boolean {
  return unit <= 0x20 || unit === 0xa0 || unit === 0x2028 || unit === 0x2029;
}
