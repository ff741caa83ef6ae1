import { isLetter, isSmall } from '#engine/text/ascii.ts';
import type { Span } from '#engine/vocabulary.ts';

/** A sentence is cut off this many characters away from the offset that it was looked up by. */
const SENTENCE_REACH = 500;
/** A line at least this long was wrapped rather than ended. */
const WRAPPED_LINE = 60;
/** A line at least this long was wrapped where the next one begins with a small letter, as in narrow columns. */
const WRAPPED_COLUMN = 25;

/** How many closing quotation marks and brackets may stand between a full stop and the blank after it. */
const MAX_CLOSING_MARKS = 3;
const CLOSING_MARKS = `"')]”’`;
const ABBREVIATION =
  /(?:^|[\s(])(?:mrs?|ms|dr|prof|inc|ltd|co|corp|nos?|eps?|figs?|vol|art|arts|sec|vs|jr|sr|st|approx|incl|excl|rs|[a-z]|[a-z]\.[a-z]|ph\.d)$/i;
const LONGEST_ABBREVIATION = 8;
/** The most letters of an abbreviation without a stop between them. */
const MAX_LETTERS = 6;
const OPENS_LIST_ITEM = /^[ \t]{0,12}(?:[-–•*▪◦]|\(?(?!(?:in|ex)cl\.)[0-9a-z]{1,4}[.)])\s/i;
/** The beginning of a line of a chat: its time or date in brackets. */
const OPENS_MESSAGE = /^\[(?:\d{1,2}:\d\d|\d{4}-\d\d-|\d{1,2}[/.]\d{1,2}[/., ])/;
/** The rows of a table of Markdown. */
const OPENS_ROW = /^[ \t]{0,8}\|/;
const ENDS_ROW = /\|[ \t\r]{0,2}$/;
/** The beginning of a line that continues the one before it, also when indented below the number of a clause. */
const CONTINUATION = /^[ \t]{0,16}[a-z]/;
const LINE_BREAK = 0x0a;
const TAB = 0x09;
const BLANK = 0x20;

/**
 * Finds the sentences of a text; headings and list items count as sentences too. Offsets must never decrease, so that
 * the text is read at most twice.
 */
export class SentenceCursor {
  readonly #text: string;
  #sentence: Span = { start: 0, end: 0 };

  constructor(text: string) {
    this.#text = text;
  }

  /** The sentence around an offset, at most 500 characters in either direction. */
  at(offset: number): Span {
    if (this.#sentence.end <= offset) {
      const earliest = Math.max(this.#sentence.end, offset - SENTENCE_REACH);
      this.#sentence = {
        start: lastStart(this.#text, earliest, offset),
        end: nextStart(this.#text, offset),
      };
    }
    return {
      start: Math.max(this.#sentence.start, offset - SENTENCE_REACH),
      end: Math.min(this.#sentence.end, offset + SENTENCE_REACH),
    };
  }
}

/** The start of the first sentence that begins after an offset; undefined if none does. */
export function nextSentenceStart(text: string, offset: number): number | undefined {
  const start = nextStart(text, offset);
  return start < text.length ? start : undefined;
}

/** The start of the last sentence that begins at or before an offset; `earliest` if none begins after that. */
function lastStart(text: string, earliest: number, offset: number): number {
  let before = unitAt(text, offset - 1);
  for (let start = offset; start > earliest; start -= 1) {
    const unit = before;
    before = unitAt(text, start - 2);
    if (mayEndBefore(unit, before) && beginsSentence(text, start)) return start;
  }
  return earliest;
}

/** The start of the first sentence that begins after an offset; the end of the text if there is none. */
function nextStart(text: string, offset: number): number {
  let before = unitAt(text, offset - 1);
  for (let start = offset + 1; start < text.length; start += 1) {
    const unit = text.charCodeAt(start - 1);
    if (mayEndBefore(unit, before) && beginsSentence(text, start)) return start;
    before = unit;
  }
  return text.length;
}

/** The unit at an offset, or the first one: V8 is slow at reading a string outside its bounds. */
function unitAt(text: string, offset: number): number {
  return text.charCodeAt(Math.max(0, offset));
}

/**
 * A cheap test that rules out most places: a sentence begins only after a line break, or after white space that does
 * not follow a letter.
 */
function mayEndBefore(unit: number, before: number): boolean {
  return unit <= BLANK && (unit === LINE_BREAK || !isLetter(before));
}

/**
 * Whether a sentence begins at an offset: after a line break, or after a stop, closing marks and a blank unless a small
 * letter follows.
 */
function beginsSentence(text: string, offset: number): boolean {
  const before = text.charCodeAt(offset - 1);
  if (before === LINE_BREAK) return endsLine(text, offset - 1);
  if (offset < 2 || (before !== BLANK && before !== TAB)) return false;
  const mark = endOfWords(text, offset - 2);
  return (
    isStopMark(text.charCodeAt(mark)) && !isSmall(text.charCodeAt(offset)) && isStop(text, mark)
  );
}

/** The last offset at or before `from` that does not hold a closing mark. */
function endOfWords(text: string, from: number): number {
  let offset = from;
  while (from - offset < MAX_CLOSING_MARKS && isClosing(text.charCodeAt(offset))) offset -= 1;
  return offset;
}

/** Letters are ruled out first: most blanks follow one. */
function isClosing(unit: number): boolean {
  return !isLetter(unit) && CLOSING_MARKS.includes(String.fromCharCode(unit));
}

function isStopMark(unit: number): boolean {
  return unit === 0x2e || unit === 0x21 || unit === 0x3f;
}

/** Whether a mark ends a sentence rather than an abbreviation. */
function isStop(text: string, offset: number): boolean {
  if (text.charAt(offset) !== '.') return true;
  const letters = countLettersBefore(text, offset);
  if (letters === 0 || letters > MAX_LETTERS) return true;
  return !ABBREVIATION.test(text.slice(Math.max(0, offset - LONGEST_ABBREVIATION), offset));
}

/** How many ASCII letters end at an offset, counted until there are too many for an abbreviation. */
function countLettersBefore(text: string, offset: number): number {
  let count = 0;
  while (count <= MAX_LETTERS && isLetter(text.charCodeAt(offset - count - 1))) count += 1;
  return count;
}

/** Whether a sentence ends with a line; the cheapest tests come first. */
function endsLine(text: string, lineEnd: number): boolean {
  const length = lengthOfLine(text, lineEnd);
  if (length < WRAPPED_COLUMN) return true;
  const mark = endOfWords(text, lineEnd - 1);
  if (isStopMark(text.charCodeAt(mark)) && isStop(text, mark)) return true;
  const next = text.slice(lineEnd + 1, lineEnd + 20);
  if (OPENS_ROW.test(next) && ENDS_ROW.test(text.slice(Math.max(0, lineEnd - 3), lineEnd)))
    return true;
  const goesOn = CONTINUATION.test(next);
  if (!goesOn && (length < WRAPPED_LINE || /^(?:\s|$)/.test(next))) return true;
  return OPENS_LIST_ITEM.test(next) || OPENS_MESSAGE.test(next);
}

/** The length of the line that ends at an offset, counted until it is long enough to have been wrapped. */
function lengthOfLine(text: string, lineEnd: number): number {
  let length = 0;
  while (length < WRAPPED_LINE && length < lineEnd) {
    if (text.charCodeAt(lineEnd - length - 1) === LINE_BREAK) break;
    length += 1;
  }
  return length;
}
