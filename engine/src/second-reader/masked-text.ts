import { VisibleText } from '#engine/invisible/visible-text.ts';
import { redact, type Redaction } from '#engine/redaction/redact.ts';
import { partitionPoint } from '#engine/spans/partition-point.ts';
import type { Finding, Span } from '#engine/vocabulary.ts';

/** Replaces a value that has no label. */
const REMOVED = '[REMOVED]';

/** A stretch of a masked text, and its place in the original. */
interface Piece {
  /** Where it begins in the masked text. */
  readonly at: number;
  readonly text: string;
  readonly whole: Span;
  /** Maps offsets to the original, from which invisible characters were removed; absent for a label. */
  readonly visible?: VisibleText;
}

/** A text in which labels stand for personal data and secrets. */
export interface MaskedText {
  readonly text: string;
  /** The place of a stretch in the original; a stretch that touches a label includes all that the label stands for. */
  toWhole(span: Span): Span;
}

/**
 * Replaces all personal data and secrets among the findings by labels such as `[PERSON-1]`, the same label for every
 * occurrence of a value in the text. Invisible characters are removed, because they can hold data too.
 */
export function maskText(text: string, findings: readonly Finding[]): MaskedText {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (piece: Omit<Piece, 'at'>) => {
    pieces.push({ ...piece, at });
    at += piece.text.length;
  };
  const keep = (whole: Span) => {
    if (whole.start >= whole.end) return;
    const visible = new VisibleText();
    const seen = visible.take(text.slice(whole.start, whole.end)) + visible.finish();
    add({ text: seen, whole, visible });
  };
  let from = 0;
  for (const { start, end, text: label = REMOVED } of maskingEdits(text, findings)) {
    keep({ start: from, end: start });
    add({ text: label, whole: { start, end } });
    from = end;
  }
  keep({ start: from, end: text.length });
  return { text: pieces.map((piece) => piece.text).join(''), toWhole: createToWhole(pieces) };
}

/**
 * All personal data, and everything that is masked in listings, is replaced, however a cleaned copy would treat it.
 * What is informational stays, but belongs to the list: a doubtful name may be half of one that is replaced.
 */
function maskingEdits(text: string, findings: readonly Finding[]): Redaction[] {
  const telling = findings.filter(({ category, isSensitive }) => category === 'pii' || isSensitive);
  const choices = { categories: { pii: 'label', policy: 'label' } } as const;
  return redact(text, telling, choices).filter(
    ({ action }) => action === 'replace' || action === 'remove',
  );
}

function createToWhole(pieces: readonly Piece[]) {
  const pieceAt = (offset: number): Piece =>
    pieces[partitionPoint(pieces, ({ at }) => at <= offset) - 1]!;
  const wholeOf = (offset: number, side: 'start' | 'end'): number => {
    const { at, whole, visible } = pieceAt(offset);
    return visible === undefined ? whole[side] : whole.start + visible.toWhole(offset - at);
  };
  return ({ start, end }: Span): Span => {
    const last = wholeOf(end - 1, 'end');
    const isLabel = pieceAt(end - 1).visible === undefined;
    return { start: wholeOf(start, 'start'), end: isLabel ? last : last + 1 };
  };
}
