/** A stretch of a text that reads as one sentence, heading or list item. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
}

/** A sentence is cut this many characters away from the place that it is asked for. */
const SENTENCE_REACH = 500;
/** A line at least this long was wrapped rather than ended. */
const WRAPPED_LINE = 60;

/**
 * Behind each of these a sentence may begin: a stop and marks that close, before a blank and no small letter; or a line
 * break.
 */
const BREAK = /[.!?]["')\]”’]{0,3}[ \t](?![a-z])|\n/g;
const LONGEST_BREAK = 5;
const ABBREVIATION =
  /(?:^|[\s(])(?:mrs?|ms|dr|prof|inc|ltd|co|corp|nos?|art|arts|sec|vs|jr|sr|st|approx|[a-z]|[a-z]\.[a-z]|ph\.d)$/i;
const LONGEST_ABBREVIATION = 8;
/** No abbreviation has more letters without a stop between them. */
const MOST_LETTERS = 6;
const OPENS_LIST_ITEM = /^[ \t]{0,12}(?:[-–•*▪◦]|\(?[0-9a-z]{1,4}[.)])\s/i;
const STOP_AT_END = /[.!?](?=["')\]”’]{0,3}$)/;
const LINE_BREAK = 0x0a;

/** Finds the sentences of a text at offsets that never decrease, reading the text no more than once. */
export class SentenceCursor {
  readonly #text: string;
  #sentence: Sentence = { start: 0, end: 0 };

  constructor(text: string) {
    this.#text = text;
  }

  /** The sentence around an offset; never reaches further than 500 characters either way. */
  at(offset: number): Sentence {
    if (this.#sentence.end <= offset) {
      let start = Math.max(this.#sentence.end, offset - SENTENCE_REACH);
      let end = this.#nextStart(start);
      while (end <= offset) {
        start = end;
        end = this.#nextStart(start);
      }
      this.#sentence = { start, end };
    }
    return {
      start: Math.max(this.#sentence.start, offset - SENTENCE_REACH),
      end: Math.min(this.#sentence.end, offset + SENTENCE_REACH),
    };
  }

  /** Where the first sentence begins that does so behind an offset; the end of the text when none does. */
  #nextStart(offset: number): number {
    BREAK.lastIndex = Math.max(0, offset - LONGEST_BREAK);
    for (let found = BREAK.exec(this.#text); found !== null; found = BREAK.exec(this.#text)) {
      const start = BREAK.lastIndex;
      if (start > offset && beginsSentence(this.#text, found.index)) return start;
    }
    return this.#text.length;
  }
}

/** Whether a sentence begins behind a break. */
function beginsSentence(text: string, breakStart: number): boolean {
  return text.charCodeAt(breakStart) === LINE_BREAK
    ? endsLine(text, breakStart)
    : isStop(text, breakStart);
}

/** Whether a mark ends a sentence rather than an abbreviation. */
function isStop(text: string, offset: number): boolean {
  if (text.charAt(offset) !== '.') return true;
  const letters = countLettersBefore(text, offset);
  if (letters === 0 || letters > MOST_LETTERS) return true;
  return !ABBREVIATION.test(text.slice(Math.max(0, offset - LONGEST_ABBREVIATION), offset));
}

/** How many letters of ASCII end at an offset; no more are counted than tell that they abbreviate nothing. */
function countLettersBefore(text: string, offset: number): number {
  let count = 0;
  while (count <= MOST_LETTERS && isLetter(text.charCodeAt(offset - count - 1))) count += 1;
  return count;
}

function isLetter(unit: number): boolean {
  const small = unit | 0x20;
  return small >= 0x61 && small <= 0x7a;
}

/** Whether a sentence ends with a line; asked in the order of what it costs. */
function endsLine(text: string, lineEnd: number): boolean {
  const line = text.slice(Math.max(0, lineEnd - WRAPPED_LINE), lineEnd);
  if (line.length < WRAPPED_LINE || line.includes('\n')) return true;
  const stop = STOP_AT_END.exec(line.slice(-LONGEST_BREAK));
  if (stop !== null && isStop(text, lineEnd - LONGEST_BREAK + stop.index)) return true;
  const next = text.slice(lineEnd + 1, lineEnd + 20);
  return /^(?:\s|$)/.test(next) || OPENS_LIST_ITEM.test(next);
}
