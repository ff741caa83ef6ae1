import { isLetterOrDigit } from '#engine/text/ascii.ts';

/** A sentence of a contract, a heading or an item of a list. */
export interface Clause {
  readonly start: number;
  readonly end: number;
}

const LINE_FEED = 0x0a;
const EXCLAMATION_MARK = 0x21;
const FULL_STOP = 0x2e;
const SEMICOLON = 0x3b;
const QUESTION_MARK = 0x3f;
/** From here on a semicolon ends a clause as a full stop does. */
const LONG = 160;
/** A clause is cut after this many characters, so that no text is expensive. */
const LONGEST = 1600;
/** A line at least this long was wrapped rather than ended. */
const WRAPPED_LINE = 60;
/** How far is looked for the next word after the end of a line or of a sentence. */
const GAP = 200;

const ABBREVIATIONS = new Set(
  'mr mrs ms dr prof inc ltd co corp no nos art arts sec vs jr sr st approx cf eg ie viz cap para paras etc ph'.split(
    ' ',
  ),
);
/** How an item of a list begins. */
export const LIST_ITEM = /^(?:[-–•*▪◦§]|\(?(?:\d{1,3}|[a-z]{1,4})[.)]|\d{1,2}\.\d)/i;
/** So many characters tell whether it does. */
export const LIST_ITEM_LENGTH = 8;

const CLOSING = '"\')]”’';

/** Cuts a text into its clauses, in order; the white space between them belongs to none. */
export function* splitClauses(text: string): Generator<Clause> {
  let start = nextWord(text, 0, text.length);
  let lineStart = 0;
  for (let at = start; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const isTooLong = at - start >= LONGEST;
    if (unit > QUESTION_MARK && !isTooLong) continue;
    const isEnd = isTooLong || ends(text, unit, { start, at, lineStart });
    if (unit === LINE_FEED) lineStart = at + 1;
    if (!isEnd) continue;
    const end = unit === LINE_FEED ? at : closeOf(text, at + 1);
    yield { start, end: withoutBlanks(text, start, end) };
    start = nextWord(text, end, text.length);
    for (at = end; at < start; at += 1) if (text.charCodeAt(at) === LINE_FEED) lineStart = at + 1;
    at = start - 1;
  }
  if (start < text.length) yield { start, end: withoutBlanks(text, start, text.length) };
}

interface Position {
  readonly start: number;
  readonly at: number;
  readonly lineStart: number;
}

function ends(text: string, unit: number, position: Position): boolean {
  const { start, at } = position;
  switch (unit) {
    case LINE_FEED:
      return endsLine(text, position);
    case SEMICOLON:
      return at - start >= LONG && isBlank(text.charCodeAt(at + 1));
    case EXCLAMATION_MARK:
    case QUESTION_MARK:
      return beginsAfter(text, at);
    case FULL_STOP:
      return beginsAfter(text, at) && !isAbbreviation(text, start, at);
    default:
      return false;
  }
}

/** A line ends a clause before an empty line or a list item, and unless it was wrapped. */
function endsLine(text: string, { at, lineStart }: Position): boolean {
  const next = nextWord(text, at, Math.min(text.length, at + GAP));
  const nextLineFeed = text.indexOf('\n', at + 1);
  if (nextLineFeed !== -1 && nextLineFeed < next) return true;
  const following = text.slice(next, next + LIST_ITEM_LENGTH);
  if (LIST_ITEM.test(following)) return true;
  return at - lineStart < WRAPPED_LINE && !/^[a-z(]/.test(following);
}

/** Whether blanks follow the mark at an offset, and then no lower-case letter. */
function beginsAfter(text: string, at: number): boolean {
  const close = closeOf(text, at + 1);
  if (close < text.length && !isBlank(text.charCodeAt(close))) return false;
  const next = text.charCodeAt(nextWord(text, close, Math.min(text.length, close + GAP)));
  return !(next >= 0x61 && next <= 0x7a);
}

/** A full stop ends no sentence after an initial, an abbreviation or the number of a section. */
function isAbbreviation(text: string, start: number, at: number): boolean {
  let from = at;
  while (from > start && from > at - 8 && isLetterOrDigit(text.charCodeAt(from - 1))) from -= 1;
  const word = text.slice(from, at);
  if (word === '') return false;
  if (/^[a-z]$/i.test(word) || ABBREVIATIONS.has(word.toLowerCase())) return true;
  return /^(?:\d|[ivx]{1,5}$)/i.test(word) && at - start < 12;
}

/** Past the quotation marks and brackets that close a sentence. */
function closeOf(text: string, from: number): number {
  let at = from;
  while (at < from + 3 && at < text.length && CLOSING.includes(text.charAt(at))) at += 1;
  return at;
}

function nextWord(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && isBlank(text.charCodeAt(at))) at += 1;
  return at;
}

function withoutBlanks(text: string, start: number, end: number): number {
  let at = end;
  while (at > start && isBlank(text.charCodeAt(at - 1))) at -= 1;
  return at;
}

function isBlank(unit: number): boolean {
  return unit <= 0x20 || unit === 0xa0 || unit === 0x2028 || unit === 0x2029;
}
