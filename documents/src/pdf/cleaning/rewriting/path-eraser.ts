import type { ContentOperation } from '#documents/pdf/cleaning/content/content-operations.ts';
import type { Matrix } from '#documents/pdf/page-geometry.ts';

import type { Box } from '../box.ts';
import { movePoint } from './matrices.ts';

/** A stretch of a content stream's bytes. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A connected part of a path, and the corners of what it covers on the page. */
interface Subpath {
  readonly start: number;
  end: number;
  left: number;
  bottom: number;
  right: number;
  top: number;
}

const LINES = new Set(['l', 'c', 'v', 'y', 'h']);
const PAINTING = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's']);
const CLIPPING = new Set(['W', 'W*']);
// In points: outlines extend slightly beyond the glyph boxes of their font.
const MARGIN = 1;

/**
 * Finds what is drawn within areas of a page that are to be blank: some programs write letters as outlines, with
 * invisible text beneath. Areas are in user space, their tops above their bottoms.
 */
export class PathEraser {
  readonly #areas: readonly Box[];
  #subpaths: Subpath[] = [];
  #isClip = false;

  constructor(areas: readonly Box[]) {
    this.#areas = areas;
  }

  /** Follows an operator; if it paints a path, returns the parts of it that lie in one of the areas. */
  follow({ operator, operands, start, end }: ContentOperation, base: Matrix): readonly ByteRange[] {
    const numbers = operands.filter((value) => typeof value === 'number');
    if (operator === 'm' || operator === 're') {
      this.#subpaths.push({ ...NOWHERE, start, end });
      this.#extend(operator === 're' ? cornersOf(numbers) : numbers, base);
    } else if (LINES.has(operator)) {
      const last = this.#subpaths.at(-1);
      if (last) last.end = end;
      this.#extend(numbers, base);
    } else if (CLIPPING.has(operator)) {
      this.#isClip = true;
    } else if (PAINTING.has(operator) || operator === 'n') {
      const erased = PAINTING.has(operator) && !this.#isClip ? this.#subpaths : [];
      this.#subpaths = [];
      this.#isClip = false;
      return erased.filter((subpath) => this.#isErased(subpath));
    }
    return [];
  }

  /** A curve lies within the hull of its control points. */
  #extend(numbers: readonly number[], base: Matrix): void {
    const last = this.#subpaths.at(-1);
    if (last === undefined) return;
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      const [x, y] = movePoint([numbers[at]!, numbers[at + 1]!], base);
      last.left = Math.min(last.left, x);
      last.right = Math.max(last.right, x);
      last.bottom = Math.min(last.bottom, y);
      last.top = Math.max(last.top, y);
    }
  }

  #isErased({ left, right, bottom, top }: Subpath): boolean {
    return this.#areas.some(
      (area) =>
        left >= area.left - MARGIN &&
        right <= area.right + MARGIN &&
        bottom >= area.bottom - MARGIN &&
        top <= area.top + MARGIN,
    );
  }
}

const NOWHERE = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity };

function cornersOf([x = 0, y = 0, width = 0, height = 0]: readonly number[]): number[] {
  return [x, y, x + width, y, x, y + height, x + width, y + height];
}
