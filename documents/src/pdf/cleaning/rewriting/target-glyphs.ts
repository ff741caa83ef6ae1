/** The origin of a glyph, in user space. */
export type Origin = readonly [x: number, y: number];

// In points: far more than rounding errors, and less than the width of any glyph that is read.
const CELL = 1;
// Relative to the font size.
const MAX_DISTANCE = 0.06;
// In bytes: forms that draw one another add up to more than any page.
const MAX_FORM_CONTENT = 16 * 1024 * 1024;
const LEAST_OF_FORM = 4096;

/** The origins of the glyphs sought in a page's content. */
export class TargetGlyphs {
  readonly #cells = new Map<string, Origin[]>();
  #isMet = false;
  #room = MAX_FORM_CONTENT;

  constructor(origins: readonly Origin[]) {
    for (const origin of origins) {
      const key = keyOf(Math.floor(origin[0] / CELL), Math.floor(origin[1] / CELL));
      const cell = this.#cells.get(key);
      if (cell === undefined) this.#cells.set(key, [origin]);
      else cell.push(origin);
    }
  }

  /** Whether any has been found. */
  get isMet(): boolean {
    return this.#isMet;
  }

  /** Whether a page's form budget allows for another one of this size, which is then counted. */
  hasBudgetFor(bytes: number): boolean {
    this.#room -= Math.max(bytes, LEAST_OF_FORM);
    return this.#room >= 0;
  }

  /** Whether a glyph at an origin is sought; two that are drawn over one another both are. */
  matches(glyph: { readonly x: number; readonly y: number; readonly size: number }): boolean {
    const reach = Math.min(CELL, Math.max(0.02, glyph.size * MAX_DISTANCE));
    const isSought = this.#isNear(glyph, reach);
    this.#isMet ||= isSought;
    return isSought;
  }

  /** Called for each glyph of a page: most of the time nothing is near. */
  #isNear({ x, y }: { readonly x: number; readonly y: number }, reach: number): boolean {
    const [firstColumn, lastColumn] = [
      Math.floor((x - reach) / CELL),
      Math.floor((x + reach) / CELL),
    ];
    const [firstRow, lastRow] = [Math.floor((y - reach) / CELL), Math.floor((y + reach) / CELL)];
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      for (let row = firstRow; row <= lastRow; row += 1) {
        const isHere = this.#cells
          .get(keyOf(column, row))
          ?.some((origin) => Math.hypot(origin[0] - x, origin[1] - y) <= reach);
        if (isHere) return true;
      }
    }
    return false;
  }
}

function keyOf(column: number, row: number): string {
  return `${column} ${row}`;
}
