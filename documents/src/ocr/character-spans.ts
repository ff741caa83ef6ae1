import type { GrayPicture } from './gray-picture.ts';
import { findInkRuns, type InkRun } from './ink-runs.ts';
import type { TesseractWord } from './tesseract-page.ts';

/** The horizontal extent of a character, in pixels; adjacent spans leave no gap. */
export type Span = readonly [left: number, right: number];

/** Marks at the end of a word that are drawn in one piece. */
const NARROW_MARK = /^[.,:;!']$/;
// As a fraction of the word's height: wider marks have merged with a letter.
const MAX_MARK_WIDTH = 0.3;

/**
 * The extents of a word's characters. Tesseract's are too rough for removing one character and leaving the next, so
 * these follow the ink: for every character if each has its own run, otherwise only for the marks at the word's end.
 * All other characters span the whole word, so that removing one removes them all: none may be left in part.
 */
export function characterSpans(picture: GrayPicture, { bbox, symbols }: TesseractWord): Span[] {
  const runs = findInkRuns(picture, bbox);
  const whole: Span = [bbox.x0, bbox.x1];
  if (runs.length === symbols.length) return splitBeforeRuns(whole, runs, runs.length - 1);
  const marks = countMarks(symbols, runs, (bbox.y1 - bbox.y0) * MAX_MARK_WIDTH);
  const spans = splitBeforeRuns(whole, runs, marks);
  const [rest = whole, ...markSpans] = spans;
  return [...symbols.slice(marks).map(() => rest), ...markSpans];
}

/** Splits a stretch before each of the last runs: one part for everything before them, and one for each of them. */
function splitBeforeRuns([left, right]: Span, runs: readonly InkRun[], last: number): Span[] {
  const first = runs.length - last;
  const edges = runs
    .slice(first)
    .map(({ start }, index) => (runs[first + index - 1]!.end + start) / 2);
  return [left, ...edges].map((edge, index) => [edge, edges[index] ?? right]);
}

/** How many marks at the end have ink of their own. */
function countMarks(
  symbols: TesseractWord['symbols'],
  runs: readonly InkRun[],
  widest: number,
): number {
  let count = 0;
  while (count < Math.min(symbols.length, runs.length) - 1) {
    const run = runs[runs.length - 1 - count]!;
    const isMark = NARROW_MARK.test(symbols[symbols.length - 1 - count]!.text);
    if (!isMark || run.end - run.start > widest) break;
    count += 1;
  }
  return count;
}
