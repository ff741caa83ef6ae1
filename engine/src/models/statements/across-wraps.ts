import type { Span } from '#engine/vocabulary.ts';

/** A line at least this long was wrapped where the next one begins with a small letter. */
const WRAPPED_LINE = 55;
/** The same where the next one begins with a capital letter. */
const WRAPPED_BEFORE_CAPITAL = 62;
/** Longer lines are no typed ones. */
const LONGEST_LINE = 160;
const MAX_LINES = 10;
/** The end of a sentence, or of a part of one that is judged by itself. */
const SENTENCE_END = /[.!?;:](?=["”’)]{0,2}(?:\s|$))/;
/** The end of the previous sentence, before one that does not begin its line; the number of a clause is no end. */
const LATER_SENTENCE = /(?<!^\s{0,20}\(?[\w.]{1,5})[.!?;:]["”’)]{0,2}\s{1,4}(?=\p{Lu})/gu;
/** A line that ends within a sentence, and the one that continues it. */
const NEXT_LINE = /^([^.!?;:\n]{0,160}?)[ \t]{0,12}\r?\n[ \t]{0,20}(?=\p{L})/u;
/** The first character of a line that begins an item of its own. */
const ITEM = /^[ \t]{0,20}(?:[-–•*▪◦§]|\(?(?:\d{1,3}|[a-z]{1,4})[.)]\s|\d{1,2}\.\d)/i;

/** The whole of a sentence that was typed over several lines, of which a span covers some; else the span itself. */
export function acrossWraps(text: string, span: Span): Span {
  return { start: beginning(text, span.start), end: ending(text, span.end) };
}

function ending(text: string, from: number): number {
  let end = from;
  for (let count = 0; count < MAX_LINES; count += 1) {
    const rest = NEXT_LINE.exec(text.slice(end, end + 2 * LONGEST_LINE));
    if (rest === null) return end;
    const lineEnd = end + (rest[1] ?? '').length;
    const next = end + rest[0].length;
    const typed = text
      .slice(Math.max(0, lineEnd - LONGEST_LINE - 1), lineEnd)
      .split('\n')
      .at(-1);
    if (!isWrapped(typed ?? '', text.charAt(next))) return end;
    const [line = ''] = text.slice(next, next + LONGEST_LINE).split('\n', 1);
    if (ITEM.test(line)) return end;
    const mark = line.search(SENTENCE_END);
    if (mark >= 0) return next + mark;
    end = next + line.trimEnd().length;
  }
  return end;
}

function beginning(text: string, from: number): number {
  let start = from;
  for (let count = 0; count < MAX_LINES; count += 1) {
    const before = text.slice(Math.max(0, start - 2 * LONGEST_LINE), start);
    const lines = before.split('\n');
    const [indent = '', line = ''] = [lines.pop(), lines.pop()];
    const isContinued = indent.trim() === '' && isWrapped(line.trimEnd(), text.charAt(start));
    if (!isContinued || SENTENCE_END.test(line.trimEnd().slice(-1))) return start;
    const lineStart = start - indent.length - 1 - line.length;
    const ended = [...line.matchAll(LATER_SENTENCE)].at(-1);
    if (ended !== undefined) return lineStart + ended.index + ended[0].length;
    start = lineStart + (line.length - line.trimStart().length);
    if (ITEM.test(line)) return start;
  }
  return start;
}

/** Whether a line goes on in the next one, which begins with `initial`. */
function isWrapped(line: string, initial: string): boolean {
  if (line.length > LONGEST_LINE) return false;
  if (/\p{Ll}/u.test(initial)) return line.length >= WRAPPED_LINE;
  return (
    line.length >= WRAPPED_BEFORE_CAPITAL && /[\p{Ll},]$/u.test(line) && /\p{Lu}/u.test(initial)
  );
}
