import type { ContentOperation } from '#documents/pdf/cleaning/content/content-operations.ts';
import type { PdfValue } from '#documents/pdf/cleaning/content/token-reader.ts';

import type { TargetGlyphs } from './target-glyphs.ts';
import type { TextState } from './text-state.ts';

/** The operators to write instead of one that does more than show text, apart from the text and the new line. */
const SETTINGS: Readonly<Record<string, (operands: readonly PdfValue[]) => string>> = {
  Tj: () => '',
  TJ: () => '',
  "'": () => '',
  '"': ([word, letter]) => `${String(word)} Tw ${String(letter)} Tc `,
};

/** Whether an operator shows text. */
export function isTextOperator(operator: string): boolean {
  return Object.hasOwn(SETTINGS, operator);
}

/** What an operation shows apart from the sought glyphs. */
export interface ShownText {
  /** The bytes that stay, and the movements between them in `TJ` units: never two in a row. */
  readonly pieces: readonly (Uint8Array | number)[];
  /** Whether any glyph is left out. */
  readonly hasRemoved: boolean;
  /** The operator's other effects, as operators of their own. */
  readonly settings: string;
}

/**
 * Splits what an operation shows. A stretch of removed glyphs becomes one movement, together with the adjustments
 * before, within and after it: the widths of single letters and the pairs that are kerned would spell the word.
 * Advances the text state past what is shown.
 */
export function splitShown(
  { operator, operands }: ContentOperation,
  state: TextState,
  target: TargetGlyphs,
): ShownText {
  const shown = operands.at(-1);
  const items = Array.isArray(shown) ? (shown as readonly PdfValue[]) : [shown];
  const pieces: (Uint8Array | number)[] = [];
  let hasRemoved = false;
  for (const item of items) {
    if (typeof item === 'number') {
      state.adjust(item);
      move(pieces, item);
    } else if (item instanceof Uint8Array) {
      if (removeGlyphs(item, pieces, { state, target })) hasRemoved = true;
    }
  }
  return { pieces, hasRemoved, settings: SETTINGS[operator]!(operands) };
}

function move(pieces: (Uint8Array | number)[], thousandths: number): void {
  const last = pieces.at(-1);
  if (typeof last === 'number') pieces[pieces.length - 1] = last + thousandths;
  else pieces.push(thousandths);
}

interface Removal {
  readonly state: TextState;
  readonly target: TargetGlyphs;
}

/** Adds the bytes of a string that stay, and the gaps between them; returns whether there are any gaps. */
function removeGlyphs(
  bytes: Uint8Array,
  pieces: (Uint8Array | number)[],
  { state, target }: Removal,
): boolean {
  const { font } = state;
  if (font === undefined) {
    if (bytes.length > 0) pieces.push(bytes);
    return false;
  }
  let kept = 0;
  let hasRemoved = false;
  for (let at = 0; at < bytes.length; at += font.codeBytes) {
    const code = font.codeBytes === 1 ? bytes[at]! : (bytes[at]! << 8) | (bytes[at + 1] ?? 0);
    const advance = state.advanceOf(code);
    if (target.matches(state.origin())) {
      if (at > kept) pieces.push(bytes.subarray(kept, at));
      move(pieces, advance);
      kept = at + font.codeBytes;
      hasRemoved = true;
    }
    state.adjust(advance);
  }
  if (kept < bytes.length) pieces.push(bytes.subarray(kept));
  return hasRemoved;
}

/** An operation that shows pieces. */
export function writePieces(pieces: readonly (Uint8Array | number)[]): string {
  return `[${pieces.map(write).join(' ')}] TJ`;
}

function write(piece: Uint8Array | number): string {
  return typeof piece === 'number' ? decimal(piece) : `<${Buffer.from(piece).toString('hex')}>`;
}

/** Enough digits to keep the end of a line in place; PDF has no exponents. */
function decimal(value: number): string {
  return String(Number(value.toFixed(4)));
}
