/** A stretch of a text that reads as one sentence, heading or list item. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
}

/** A sentence is cut this many characters away from the place that it is asked for. */
const REACH = 500;
/** A line at least this long was wrapped rather than ended. */
const WRAPPED_LINE = 60;

const ABBREVIATION =
  /(?:^|[\s(])(?:mrs?|ms|dr|prof|inc|ltd|co|corp|nos?|art|arts|sec|vs|jr|sr|st|approx|[a-z]|[a-z]\.[a-z]|ph\.d)$/i;
const OPENS_LIST_ITEM = /^[ \t]{0,12}(?:[-–•*▪◦]|\(?[0-9a-z]{1,4}[.)])\s/i;

/** The sentence around an offset; never reaches further than 500 characters either way. */
export function sentenceAt(text: string, offset: number): Sentence {
  let start = offset;
  const earliest = Math.max(0, offset - REACH);
  while (start > earliest && !(isBlank(text, start - 1) && beginsSentence(text, start))) start -= 1;
  let end = offset + 1;
  const latest = Math.min(text.length, offset + REACH);
  while (end < latest && !(isBlank(text, end - 1) && beginsSentence(text, end))) end += 1;
  return { start, end };
}

/** Whether a blank, a tabulator or a line break stands at an offset. */
function isBlank(text: string, offset: number): boolean {
  const unit = text.charCodeAt(offset);
  return unit === 0x20 || unit === 0x0a || unit === 0x09;
}

/** Whether a sentence begins at an offset that follows a blank. */
function beginsSentence(text: string, offset: number): boolean {
  if (text.charAt(offset - 1) === '\n') return endsLine(text, offset - 1);
  return endsWithStop(text, offset - 1) && !/[a-z]/.test(text.charAt(offset));
}

/** Whether the text before `end` closes with a full stop, a question or an exclamation mark. */
function endsWithStop(text: string, end: number): boolean {
  let last = end - 1;
  while (last > end - 4 && /["')\]”’]/.test(text.charAt(last))) last -= 1;
  const mark = text.charAt(last);
  if (mark === '!' || mark === '?') return true;
  return mark === '.' && !ABBREVIATION.test(text.slice(Math.max(0, last - 8), last));
}

function endsLine(text: string, lineEnd: number): boolean {
  const next = text.slice(lineEnd + 1, lineEnd + 20);
  if (/^\s*$/.test(next.slice(0, 1)) || OPENS_LIST_ITEM.test(next)) return true;
  if (endsWithStop(text, lineEnd)) return true;
  const line = text.slice(Math.max(0, lineEnd - WRAPPED_LINE), lineEnd);
  return line.includes('\n') || line.length < WRAPPED_LINE;
}
