const SPACE = 0x20;
const TAB = 0x09;

/** A line's UTF-16 code units, and beside them left, top, right and bottom for each. */
export interface LineUnits {
  readonly units: Uint16Array;
  readonly boxes: Float32Array;
}

/**
 * Puts a tab where a single space stands in a gap as wide as the line is high: the pieces on its two sides are
 * cells of a table or columns of a form, and not words of one sentence. Works in place.
 */
export function markCellGaps({ units, boxes }: LineUnits): void {
  for (let at = 1; at + 1 < units.length; at += 1) {
    const isSingle = units[at] === SPACE && units[at - 1] !== SPACE && units[at + 1] !== SPACE;
    if (isSingle && isWide(boxes, at)) units[at] = TAB;
  }
}

/** Looks at the characters beside a unit: they stand on one line, one or the other of them first. */
function isWide(boxes: Float32Array, unit: number): boolean {
  const before = (unit - 1) * 4;
  const after = (unit + 1) * 4;
  const top = boxes[before + 1]!;
  const bottom = boxes[before + 3]!;
  const isOnOneLine = boxes[after + 1]! < bottom && boxes[after + 3]! > top;
  const gap = Math.max(boxes[after]! - boxes[before + 2]!, boxes[before]! - boxes[after + 2]!);
  return isOnOneLine && gap >= bottom - top;
}
