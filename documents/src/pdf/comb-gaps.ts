import {
  type IndexedLine,
  isInsertedSpace,
  isLetterOrDigit,
  withoutSpaces,
} from './letter-gaps.ts';

/**
 * The fewest single letters or digits of a name or number written one per box; fewer are the heads of columns, or a
 * scale.
 */
const MIN_LETTERS = 4;
const MIN_DIGITS = 8;
/** From middle to middle, in line heights. */
const MAX_PITCH = 2.5;
/** How much the distances may differ: letters are in the middle of their boxes, or at the left. */
const MAX_DIFFERENCE = 0.35;
const ZERO = 0x30;
const NINE = 0x39;

/**
 * Removes the spaces between letters or digits that stand in the boxes of a form, one in each and equally far apart, so
 * that a name or a number is whole. Works in place, and returns how many units are left.
 */
export function closeCombGaps(line: IndexedLine): number {
  const { length } = line.units;
  const closed = new Set<number>();
  for (let at = 0; at < length; at += 1) {
    const end = endOfRun(line, at);
    if (isComb(line, at, end)) for (let gap = at + 1; gap < end; gap += 2) closed.add(gap);
    at = Math.max(at, end);
  }
  return closed.size === 0 ? length : withoutSpaces(line, (at) => closed.has(at));
}

/** The last of the letters or digits that stand alone one after the other, equally far apart. */
function endOfRun(line: IndexedLine, start: number): number {
  let at = start;
  if (!standsAlone(line, at)) return at;
  const pitch = pitchAt(line, at);
  while (
    standsAlone(line, at + 2) &&
    isInsertedSpace(line, at + 1) &&
    Math.abs(pitchAt(line, at) - pitch) <= pitch * MAX_DIFFERENCE
  ) {
    at += 2;
  }
  return at;
}

function standsAlone({ units, boxes }: IndexedLine, at: number): boolean {
  if (at >= units.length || !isLetterOrDigit(units[at]!)) return false;
  const isApart = (unit: number): boolean =>
    unit < 0 || unit >= units.length || isInsertedSpace({ units, boxes }, unit);
  return isApart(at - 1) && isApart(at + 1);
}

/** How far the next letter is from one, from middle to middle. */
function pitchAt({ boxes }: IndexedLine, at: number): number {
  const middle = (unit: number): number => (boxes[unit * 4]! + boxes[unit * 4 + 2]!) / 2;
  return middle(at + 2) - middle(at);
}

function isComb(line: IndexedLine, start: number, end: number): boolean {
  const own = Array.from({ length: (end - start) / 2 + 1 }, (_, at) => line.units[start + at * 2]!);
  const digits = own.filter((unit) => unit >= ZERO && unit <= NINE).length;
  if (own.length < (digits * 2 > own.length ? MIN_DIGITS : MIN_LETTERS)) return false;
  const height = line.boxes[start * 4 + 3]! - line.boxes[start * 4 + 1]!;
  const pitch = pitchAt(line, start);
  // The heads of columns, and the days of a month.
  const isCounting = own.every((unit, at) => at === 0 || unit === own[at - 1]! + 1);
  return pitch > 0 && pitch <= height * MAX_PITCH && !isCounting;
}
