import type { LineUnits } from './cell-gaps.ts';

/** A line with the index of pdfium's character for each unit. */
export interface IndexedLine extends LineUnits {
  readonly indices: Uint32Array;
}

const SPACE = 0x20;
const FULL_STOP = 0x2e;
const FIRST_LETTER_BEYOND_ASCII = 0xc0;
/**
 * This many letters between two such spaces, and this many gaps in total, distinguish letterspacing from one-letter
 * words.
 */
const MIN_LONE_LETTERS = 2;
const MIN_GAPS = 5;
/** In line heights: narrower gaps are kerning, wider ones separate cells. */
const MIN_LETTER_GAP = 0.04;
const MAX_LETTER_GAP = 0.6;
/** Relative to the line's usual gap between letters: wider ones separate words. */
const WORD_GAP = 1.5;
/** The fraction of all gaps between letters that are about as wide as the usual one. */
const MIN_SIMILAR_SHARE = 0.6;

/**
 * Removes the spaces that pdfium inserts between widely spaced letters (`L e t t e r s`), so that words are whole.
 * Those between words stay: they are wider, or in the file. Works in place, and returns how many units are left.
 */
export function closeLetterGaps(line: IndexedLine): number {
  const { units, boxes } = line;
  if (!hasLoneLetters(line)) return units.length;
  const gaps = listGaps(line);
  const usual = gaps.toSorted((one, other) => one - other)[gaps.length >> 1] ?? 0;
  const height = boxes[3]! - boxes[1]!;
  if (usual < height * MIN_LETTER_GAP || usual > height * MAX_LETTER_GAP) return units.length;
  const similar = gaps.filter((gap) => gap <= usual * WORD_GAP && gap >= usual / WORD_GAP);
  if (gaps.length < MIN_GAPS || similar.length < gaps.length * MIN_SIMILAR_SHARE)
    return units.length;
  return withoutSpaces(line, (at) => {
    const isBesideDot = units[at - 1] === FULL_STOP || units[at + 1] === FULL_STOP;
    return !isBesideDot && isInsertedSpace(line, at) && gapAround(boxes, at) <= usual * WORD_GAP;
  });
}

/** Whether pdfium inserted a space that is not in the file: it has no width. */
export function isInsertedSpace({ units, boxes }: LineUnits, at: number): boolean {
  return units[at] === SPACE && boxes[at * 4 + 2]! <= boxes[at * 4]!;
}

/** Leader dots before a page number are widely spaced too, and are not words. */
export function isLetterOrDigit(unit: number): boolean {
  const isDigit = unit >= 0x30 && unit <= 0x39;
  const small = unit | 0x20;
  return isDigit || (small >= 0x61 && small <= 0x7a) || unit >= FIRST_LETTER_BEYOND_ASCII;
}

/** A quick check that hardly any line of ordinary words passes. */
function hasLoneLetters(line: LineUnits): boolean {
  const { length } = line.units;
  let lone = 0;
  for (let at = 1; at < length; at += 1) {
    if (!isInsertedSpace(line, at)) continue;
    const isLone =
      at + 2 < length && isInsertedSpace(line, at + 2) && isLetterOrDigit(line.units[at + 1]!);
    if (isLone) lone += 1;
    if (lone >= MIN_LONE_LETTERS) return true;
  }
  return false;
}

/** The gaps between neighbors that are not separated by a space of the file. */
function listGaps(line: LineUnits): number[] {
  const { units, boxes } = line;
  const gaps: number[] = [];
  for (let at = 1; at < units.length; at += 1) {
    if (isInsertedSpace(line, at)) {
      if (at + 1 < units.length) gaps.push(gapAround(boxes, at));
    } else if (units[at] !== SPACE && units[at - 1] !== SPACE) {
      gaps.push(boxes[at * 4]! - boxes[at * 4 - 2]!);
    }
  }
  return gaps;
}

function gapAround(boxes: Float32Array, at: number): number {
  return boxes[(at + 1) * 4]! - boxes[(at - 1) * 4 + 2]!;
}

/** Removes units from a line in place, never its first or last, and returns how many are left. */
export function withoutSpaces(
  { units, boxes, indices }: IndexedLine,
  shouldRemove: (at: number) => boolean,
): number {
  const out = Array.from(units, (_, at) => at > 0 && at + 1 < units.length && shouldRemove(at));
  let left = 0;
  for (let at = 0; at < units.length; at += 1) {
    if (out[at]) continue;
    units[left] = units[at]!;
    indices[left] = indices[at]!;
    boxes.copyWithin(left * 4, at * 4, at * 4 + 4);
    left += 1;
  }
  return left;
}
