import type { ContentOperation } from '../content-operations.ts';
import type { PdfValue } from '../token-reader.ts';
import type { TargetGlyphs } from './target-glyphs.ts';
import type { TextState } from './text-state.ts';

/** What to write before the array, for operators that do more than show text. */
const BEFORE: Readonly<Record<string, (operands: readonly PdfValue[]) => string>> = {
  Tj: () => '',
  TJ: () => '',
  "'": () => 'T* ',
  '"': ([word, letter]) => `${String(word)} Tw ${String(letter)} Tc T* `,
};

/** Whether an operator shows text. */
export function isTextOperator(operator: string): boolean {
  return Object.hasOwn(BEFORE, operator);
}

/**
 * An operation that shows text, without the sought glyphs: gaps of their widths replace them, so that nothing else
 * moves. Undefined if it has none of them. Advances the text state past what is shown.
 */
export function rewriteShown(
  { operator, operands }: ContentOperation,
  state: TextState,
  target: TargetGlyphs,
): string | undefined {
  const shown = operands.at(-1);
  const items = Array.isArray(shown) ? (shown as readonly PdfValue[]) : [shown];
  const written: string[] = [];
  let hasChanged = false;
  for (const item of items) {
    if (typeof item === 'number') {
      state.adjust(item);
      written.push(decimal(item));
    } else if (item instanceof Uint8Array) {
      const pieces = removeGlyphs(item, state, target);
      hasChanged ||= pieces.some((piece) => typeof piece === 'number');
      written.push(...pieces.map(write));
    }
  }
  if (!hasChanged) return undefined;
  return `${BEFORE[operator]!(operands)}[${written.join(' ')}] TJ`;
}

/** The bytes of a string that stay, and the gaps between them. */
function removeGlyphs(
  bytes: Uint8Array,
  state: TextState,
  target: TargetGlyphs,
): readonly (Uint8Array | number)[] {
  const { font } = state;
  if (font === undefined) return [bytes];
  const pieces: (Uint8Array | number)[] = [];
  let kept = 0;
  for (let at = 0; at < bytes.length; at += font.codeBytes) {
    const code = font.codeBytes === 1 ? bytes[at]! : (bytes[at]! << 8) | (bytes[at + 1] ?? 0);
    const advance = state.advanceOf(code);
    if (target.matches(state.origin())) {
      if (at > kept) pieces.push(bytes.subarray(kept, at));
      const last = pieces.at(-1);
      if (typeof last === 'number') pieces[pieces.length - 1] = last + advance;
      else pieces.push(advance);
      kept = at + font.codeBytes;
    }
    state.adjust(advance);
  }
  if (kept < bytes.length) pieces.push(bytes.subarray(kept));
  return pieces;
}

function write(piece: Uint8Array | number): string {
  return typeof piece === 'number' ? decimal(piece) : `<${Buffer.from(piece).toString('hex')}>`;
}

/** Enough digits to keep the end of a line in place; PDF has no exponents. */
function decimal(value: number): string {
  return String(Number(value.toFixed(4)));
}
