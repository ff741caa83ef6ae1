import { endOfLine, startOfLine } from '#engine/text/lines.ts';
import { oneLine } from '#engine/text/one-line.ts';
import type { Span } from '#engine/vocabulary.ts';

/** Places of these are given to `findAvoidedAt`; in the notation of `literals/literal.ts`. */
export const AVOIDED_WORDS: readonly string[] = [
  ...['do not', "don't", 'never'].flatMap((not) =>
    ['write', 'use', 'call', 'describe', 'refer to', 'say'].map((verb) => `${not} ${verb}`),
  ),
  ...'avoid|instead of|rather than|outdated|offensive|wrong|incorrect|not inclusive|less inclusive|non-inclusive'
    .split('|')
    .flatMap((heading) => [`| ${heading}*`, `|${heading}*`, `${heading} |`]),
];

const QUOTED = String.raw`["“][^"“”\n]{1,80}["”]`;
/** A sentence that forbids words: `Do not write “lady doctor” or “male nurse”.` */
const FORBIDDING_SENTENCE = new RegExp(
  oneLine`^(?:do not|don['’]t|never) (?:(?:write|use|say|describe|refer to|call)\b[^"“.!?\n]{0,60}${QUOTED}[^.!?\n]{0,160}
    |call (?:an? |adult |any )?[\w-]{2,15}(?: [\w-]{2,15})? (?:an? [\w-]{2,15}|["“])[^.!?\n]{0,100})`,
  'i',
);
/** The characters before such a sentence. */
const SENTENCE_START = /(?:^|[.!?:;•*–—-]\s{1,4}|\n[ \t>]{0,12}|["”)]\s|please\s)$/i;
const LONGEST_SENTENCE = 400;
const LONGEST_ROW = 600;
const MAX_ROWS = 200;
const AVOID = oneLine`(?:(?:words?|terms?|phrases?|language) to )?(?:avoid|instead of|rather than|outdated|offensive
  |wrong|incorrect|not inclusive|less inclusive|non-inclusive|(?:do not|don['’]t|never) (?:say|write|use))`;
const AVOID_HEADING = new RegExp(String.raw`^[\s*_]{0,6}${AVOID}(?:$|[\s*_:])`, 'i');
const USE_HEADING =
  /^[\s*_]{0,6}(?:use|say|write|instead|better|prefer(?:red)?|correct|right|try|(?:more )?inclusive|alternatives?|recommended|replacement)(?:$|[\s*_:])/i;

/** The words at a place that a guide says to avoid: those of a sentence, or a column of a table below its heading. */
export function findAvoidedAt(text: string, place: number): Span[] {
  const sentence = FORBIDDING_SENTENCE.exec(text.slice(place, place + LONGEST_SENTENCE))?.[0];
  if (sentence !== undefined && SENTENCE_START.test(text.slice(Math.max(0, place - 20), place))) {
    return [{ start: place, end: place + sentence.length }];
  }
  return columnBelow(text, place);
}

/** The cells of the column to avoid, if the line of a place is the heading of a table with such a column. */
function columnBelow(text: string, place: number): Span[] {
  const start = startOfLine(text, place);
  const heading = rowAt(text, start);
  if (heading === undefined) return [];
  const titles = heading.map((cell) => text.slice(cell.start, cell.end));
  const avoided = titles.findIndex((title) => AVOID_HEADING.test(title));
  if (avoided < 0 || !titles.some((title) => USE_HEADING.test(title))) return [];
  const cells: Span[] = [];
  let at = endOfLine(text, start) + 1;
  for (let count = 0; count < MAX_ROWS && at < text.length; count += 1) {
    const cell = rowAt(text, at)?.[avoided];
    if (cell === undefined) break;
    cells.push(cell);
    at = endOfLine(text, at) + 1;
  }
  return cells;
}

/** The cells of the row that begins at a place; undefined where no table is. */
function rowAt(text: string, start: number): Span[] | undefined {
  const end = Math.min(endOfLine(text, start), start + LONGEST_ROW);
  const cells: Span[] = [];
  let from = start;
  for (let at = text.indexOf('|', start); at >= 0 && at < end; at = text.indexOf('|', at + 1)) {
    cells.push({ start: from, end: at });
    from = at + 1;
  }
  if (cells.length === 0) return undefined;
  return [...cells, { start: from, end }];
}
