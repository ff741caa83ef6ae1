const SPACE = 0x20;
const TAB = 0x09;

/** A line's UTF-16 code units, and left, top, right and bottom for each. */
export interface LineUnits {
  readonly units: Uint16Array;
  readonly boxes: Float32Array;
}

/**
 * Replaces a single space by a tab if its gap is as wide as the line is high: the text on its two sides then belongs to
 * different table cells or form columns, not to one sentence. Works in place.
 */
export function markCellGaps({ units, boxes }: LineUnits): void {
  for (let at = 1; at + 1 < units.length; at += 1) {
    const isSingle = units[at] === SPACE && units[at - 1] !== SPACE && units[at + 1] !== SPACE;
    if (isSingle && isWide(boxes, at)) units[at] = TAB;
  }
}

/** Compares the characters on either side of a unit: they are on one line, in either order. */
function isWide(boxes: Float32Array, unit: number): boolean {
  const before = (unit - 1) * 4;
  const after = (unit + 1) * 4;
  const top = boxes[before + 1]!;
  const bottom = boxes[before + 3]!;
  const isOnOneLine = boxes[after + 1]! < bottom && boxes[after + 3]! > top;
  const gap = Math.max(boxes[after]! - boxes[before + 2]!, boxes[before]! - boxes[after + 2]!);
  return isOnOneLine && gap >= bottom - top;
}
