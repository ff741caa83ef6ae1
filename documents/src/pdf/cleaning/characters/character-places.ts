import { type Box, containsCenter } from '#documents/pdf/cleaning/box.ts';

import type { PageCharacter } from './page-characters.ts';

// In points: about a letter of print.
const CELL = 16;
const MAX_CELLS = 1024;

/** A page's characters, indexed by the cells in which their centers lie: thousands of places are looked up. */
export class CharacterPlaces {
  readonly #characters: readonly PageCharacter[];
  readonly #cells = new Map<number, number[]>();

  constructor(characters: readonly PageCharacter[]) {
    this.#characters = characters;
    for (const [index, { box }] of characters.entries()) {
      const column = cellAt((box.left + box.right) / 2);
      const key = keyOf(column, cellAt((box.top + box.bottom) / 2));
      const cell = this.#cells.get(key);
      if (cell === undefined) this.#cells.set(key, [index]);
      else cell.push(index);
    }
  }

  /** The characters whose centers lie in one of the boxes, in their order. */
  within(boxes: readonly Box[]): PageCharacter[] {
    const found = new Set<number>();
    for (const box of boxes) {
      for (const index of this.#near(box)) {
        if (!found.has(index) && containsCenter(box, this.#characters[index]!.box))
          found.add(index);
      }
    }
    return [...found].sort((one, other) => one - other).map((index) => this.#characters[index]!);
  }

  /** The indices of the characters in the cells that a box touches. */
  #near({ left, top, right, bottom }: Box): Iterable<number> {
    const [firstColumn, lastColumn] = [cellAt(left), cellAt(right)];
    const [firstRow, lastRow] = [cellAt(top), cellAt(bottom)];
    const count = (lastColumn - firstColumn + 1) * (lastRow - firstRow + 1);
    // Letters as large as the page touch more cells than have any.
    if (count > this.#cells.size) return this.#characters.keys();
    const near: number[] = [];
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      for (let row = firstRow; row <= lastRow; row += 1) {
        near.push(...(this.#cells.get(keyOf(column, row)) ?? []));
      }
    }
    return near;
  }
}

/** Anything beside the page goes into the first or the last cell. */
function cellAt(position: number): number {
  return Math.min(MAX_CELLS - 1, Math.max(0, Math.trunc(position / CELL)));
}

function keyOf(column: number, row: number): number {
  return column * MAX_CELLS + row;
}
