import type { ContentOperation } from '#documents/pdf/cleaning/content/content-operations.ts';

import type { ByteRange } from './path-eraser.ts';
import { isTextOperator, type ShownText, splitShown, writePieces } from './rewrite-shown.ts';
import type { TargetGlyphs } from './target-glyphs.ts';
import type { TextState } from './text-state.ts';

/** A stretch of a content stream's bytes, and what to write instead. */
export interface Replacement extends ByteRange {
  readonly written: string;
}

/** Operators that set where the next line begins. */
const MOVING = new Set(['Td', 'TD', 'T*', 'Tm']);
/** Operators that set how the next text is shown, and nothing else. */
const SETTING = new Set(['Tf', 'Tz', 'Tc', 'Tw', 'Ts']);
/** Operators that keep the settings for later, or may use them without showing text here. */
const USING = new Set(['q', 'Do', 'gs', 'sh', 'BI']);
// In digits: as many as viewers calculate with.
const PRECISION = 9;

/**
 * Removes sought glyphs from the operators that show them. Nothing else moves, but only one movement leads from what
 * stays before them to what stays behind: letters are often placed one by one, and every position would tell the width
 * of one letter. Where nothing follows on a line, nothing tells where they ended.
 */
export class TextGaps {
  readonly #state: TextState;
  readonly #target: TargetGlyphs;
  /** The movements since the last text that stays. */
  #held: Replacement[] = [];
  /** Whether one of them begins a line. */
  #isLineBegun = false;
  /** How far the text moved along its line since then, in text space. */
  #shift = 0;
  #hasRemoved = false;
  /** Settings that no text that stays has used, by operator, and whether removed text has. */
  readonly #settings = new Map<string, { readonly range: ByteRange; isMet: boolean }>();
  /** The number of states that can be restored. */
  #depth = 0;

  constructor(state: TextState, target: TargetGlyphs) {
    this.#state = state;
    this.#target = target;
  }

  /** What to change after the text state has followed an operator, which may concern earlier ones. */
  follow(operation: ContentOperation): readonly Replacement[] {
    const { operator } = operation;
    if (isTextOperator(operator)) return this.#followShown(operation);
    if (MOVING.has(operator)) this.#followMove(operation);
    if (operator === 'BT') this.#restart();
    if (operator === 'ET') return this.#endText();
    if (operator === 'q') this.#depth += 1;
    if (USING.has(operator)) this.#settings.clear();
    if (operator === 'Q') return this.#restoreSettings();
    return SETTING.has(operator) ? this.#followSetting(operation) : [];
  }

  #followMove({ operator, operands, start, end }: ContentOperation): void {
    const [, down] = operands;
    const isSetting = operator === 'TD' && typeof down === 'number';
    this.#held.push({ start, end, written: isSetting ? `${decimal(-down)} TL ` : ' ' });
    this.#isLineBegun = true;
    this.#shift = 0;
  }

  #followShown(operation: ContentOperation): readonly Replacement[] {
    const { operator, start, end } = operation;
    if (operator === "'" || operator === '"') {
      this.#isLineBegun = true;
      this.#shift = 0;
    }
    const shown = splitShown(operation, this.#state, this.#target);
    const { settings, hasRemoved } = shown;
    if (hasRemoved) for (const setting of this.#settings.values()) setting.isMet = true;
    if (!shown.pieces.some((piece) => typeof piece !== 'number')) {
      this.#held.push({ start, end, written: `${settings} ` });
      this.#hasRemoved ||= hasRemoved;
      this.#shift += this.#lengthOf(shown.pieces[0]);
      return [];
    }
    this.#settings.clear();
    const wasRemoved = this.#hasRemoved;
    const replaced = wasRemoved ? this.#held : [];
    const written = this.#write(operation, shown);
    this.#restart();
    const last = shown.pieces.at(-1);
    if (hasRemoved && typeof last === 'number') {
      this.#hasRemoved = true;
      this.#shift = this.#lengthOf(last);
    }
    return wasRemoved || hasRemoved ? [...replaced, { start, end, written }] : [];
  }

  /** The text that stays, at its place; a movement behind it is left to what follows on its line. */
  #write({ operator }: ContentOperation, { pieces, hasRemoved, settings }: ShownText): string {
    const isOwnLine = (operator === "'" || operator === '"') && !this.#hasRemoved;
    const place =
      this.#hasRemoved && this.#isLineBegun ? `${this.#state.line.map(decimal).join(' ')} Tm ` : '';
    const { unit } = this.#state;
    const gap = this.#hasRemoved && unit !== 0 ? -this.#shift / unit : 0;
    const [first] = pieces;
    const begun =
      typeof first === 'number'
        ? [first + gap, ...pieces.slice(1)]
        : gap === 0
          ? pieces
          : [gap, ...pieces];
    const isOpen = hasRemoved && typeof begun.at(-1) === 'number';
    return `${settings}${isOwnLine ? 'T* ' : place}${writePieces(isOpen ? begun.slice(0, -1) : begun)}\n`;
  }

  /** How far a movement in `TJ` units leads. */
  #lengthOf(piece: Uint8Array | number | undefined): number {
    return typeof piece === 'number' ? -piece * this.#state.unit : 0;
  }

  /** Positions do not outlive a text object. */
  #endText(): readonly Replacement[] {
    const replaced = this.#hasRemoved ? this.#held : [];
    this.#restart();
    return replaced;
  }

  #restart(): void {
    this.#held = [];
    this.#isLineBegun = false;
    this.#shift = 0;
    this.#hasRemoved = false;
  }

  /** A setting that was only used for removed text may tell its width, or its font. */
  #followSetting({ operator, start, end }: ContentOperation): readonly Replacement[] {
    const replaced = this.#settings.get(operator);
    this.#settings.set(operator, { range: { start, end }, isMet: false });
    return replaced?.isMet ? [{ ...replaced.range, written: ' ' }] : [];
  }

  #restoreSettings(): readonly Replacement[] {
    const ended = this.#depth > 0 ? [...this.#settings.values()] : [];
    const replaced = ended.filter(({ isMet }) => isMet);
    this.#depth = Math.max(0, this.#depth - 1);
    this.#settings.clear();
    return replaced.map(({ range: { start, end } }) => ({ start, end, written: ' ' }));
  }
}

function decimal(value: number): string {
  const short = String(Number(value.toPrecision(PRECISION)));
  return short.includes('e') ? value.toFixed(PRECISION) : short;
}
