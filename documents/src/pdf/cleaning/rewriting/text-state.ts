import type { ContentOperation } from '#documents/pdf/cleaning/content/content-operations.ts';
import type { PdfValue } from '#documents/pdf/cleaning/content/token-reader.ts';
import type { Matrix } from '#documents/pdf/page-geometry.ts';

import type { GlyphMetrics } from './glyph-metrics.ts';
import { IDENTITY, movePoint, multiply } from './matrices.ts';

/** The part of the graphics state saved by `q` and restored by `Q` that determines glyph positions. */
interface SavedState {
  readonly base: Matrix;
  readonly font: GlyphMetrics | undefined;
  readonly size: number;
  readonly characterGap: number;
  readonly wordGap: number;
  /** Horizontal scaling; 1 is the font's own width. */
  readonly stretch: number;
  readonly rise: number;
  readonly leading: number;
}

const START: Omit<SavedState, 'base'> = {
  font: undefined,
  size: 0,
  characterGap: 0,
  wordGap: 0,
  stretch: 1,
  rise: 0,
  leading: 0,
};
const SPACE = 0x20;
const MAX_SAVED = 1000;
const NEXT_LINE = new Set(['T*', "'", '"']);

/** Operators that set a parameter from their numeric operands. */
const SETTINGS = new Map<string, (numbers: readonly number[]) => Partial<SavedState>>([
  ['Tc', ([characterGap = 0]) => ({ characterGap })],
  ['Tw', ([wordGap = 0]) => ({ wordGap })],
  ['Tz', ([percent = 100]) => ({ stretch: percent / 100 })],
  ['Ts', ([rise = 0]) => ({ rise })],
  ['TL', ([leading = 0]) => ({ leading })],
  ['TD', ([, down = 0]) => ({ leading: -down })],
  ['"', ([wordGap = 0, characterGap = 0]) => ({ wordGap, characterGap })],
]);

/** Follows a content stream's operators to track the origin of the next glyph (PDF 1.7, 9.3 and 9.4). */
export class TextState {
  #state: SavedState;
  #saved: SavedState[] = [];
  #line: Matrix = IDENTITY;
  #matrix: Matrix = IDENTITY;
  readonly #findFont: (key: PdfValue | undefined) => GlyphMetrics | undefined;

  constructor(base: Matrix, findFont: (key: PdfValue | undefined) => GlyphMetrics | undefined) {
    this.#state = { ...START, base };
    this.#findFont = findFont;
  }

  /** Undefined if the positions of the font's glyphs cannot be determined. */
  get font(): GlyphMetrics | undefined {
    return this.#state.size === 0 ? undefined : this.#state.font;
  }

  /** The initial matrix of a form drawn here. */
  get base(): Matrix {
    return this.#state.base;
  }

  /** The matrix with which the current line begins. */
  get line(): Matrix {
    return this.#line;
  }

  /** The length of an adjustment of one in `TJ` units, in text space. */
  get unit(): number {
    return (this.#state.size * this.#state.stretch) / 1000;
  }

  /** The origin of the next glyph on the page, and the font size there, in points. */
  origin(): { readonly x: number; readonly y: number; readonly size: number } {
    const { base, rise, size } = this.#state;
    const whole = multiply(this.#matrix, base);
    const [x, y] = movePoint([0, rise], whole);
    return { x, y, size: Math.abs(size) * Math.hypot(whole[2], whole[3]) };
  }

  /** The advance of a glyph in thousandths of the font size, with the sign that `TJ` uses (backwards). */
  advanceOf(code: number): number {
    const { size, characterGap, wordGap, font } = this.#state;
    const gap = characterGap + (code === SPACE && font?.codeBytes === 1 ? wordGap : 0);
    return -1000 * ((font?.widthOf(code) ?? 0) + gap / size);
  }

  /** Advances by an adjustment in `TJ` units. */
  adjust(thousandths: number): void {
    this.#matrix = multiply([1, 0, 0, 1, -thousandths * this.unit, 0], this.#matrix);
  }

  /** Applies the effect that an operator has before anything is shown. */
  follow({ operator, operands }: ContentOperation): void {
    const numbers = operands.filter((value) => typeof value === 'number');
    const setting = SETTINGS.get(operator);
    if (setting) this.#set(setting(numbers));
    if (operator === 'Tf') this.#setFont(operands);
    this.#followState(operator, numbers);
    this.#followLine(operator, numbers);
  }

  #setFont([key, size]: readonly PdfValue[]): void {
    this.#set({ font: this.#findFont(key), size: typeof size === 'number' ? size : 0 });
  }

  #followState(operator: string, numbers: readonly number[]): void {
    if (operator === 'q' && this.#saved.length < MAX_SAVED) this.#saved.push(this.#state);
    if (operator === 'Q') this.#state = this.#saved.pop() ?? this.#state;
    if (operator === 'cm') this.#set({ base: multiply(asMatrix(numbers), this.#state.base) });
  }

  #followLine(operator: string, numbers: readonly number[]): void {
    if (operator === 'BT') this.#moveTo(IDENTITY);
    if (operator === 'Tm') this.#moveTo(asMatrix(numbers));
    if (operator === 'Td' || operator === 'TD') this.#moveBy(numbers[0] ?? 0, numbers[1] ?? 0);
    if (NEXT_LINE.has(operator)) this.#moveBy(0, -this.#state.leading);
  }

  #set(changed: Partial<SavedState>): void {
    this.#state = { ...this.#state, ...changed };
  }

  #moveTo(matrix: Matrix): void {
    this.#line = matrix;
    this.#matrix = matrix;
  }

  #moveBy(x: number, y: number): void {
    this.#moveTo(multiply([1, 0, 0, 1, x, y], this.#line));
  }
}

/** The six numbers of a matrix; missing ones are zero. */
export function asMatrix([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]): Matrix {
  return [a, b, c, d, e, f];
}
