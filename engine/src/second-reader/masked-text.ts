import { VisibleText } from '#engine/invisible/visible-text.ts';
import { redact, type Redaction } from '#engine/redaction/redact.ts';
import { partitionPoint } from '#engine/spans/partition-point.ts';
import type { Finding, Span } from '#engine/vocabulary.ts';

/** What stands in the place of something that has no label. */
const REMOVED = '[REMOVED]';

/** A stretch of a masked text, and where it comes from. */
interface Piece {
  /** Where it begins in the masked text. */
  readonly at: number;
  readonly text: string;
  readonly whole: Span;
  /** Knows what was left out of it; absent for a label. */
  readonly visible?: VisibleText;
}

/** A text whose personal data and secrets are labels, and from which nobody can tell them. */
export interface MaskedText {
  readonly text: string;
  /** Where a stretch comes from in the text as it was; one that touches a label has all that the label stands for. */
  toWhole(span: Span): Span;
}

/**
 * Puts labels such as `[PERSON-1]` in the place of every personal datum and every secret among the findings, the same
 * for the same value and wherever else in the text it stands. Characters that nobody sees are left out: they can hold
 * what nobody is to read.
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

/** Whatever else would become of a finding: what tells of somebody, and what must be masked in lists, goes. */
function maskingEdits(text: string, findings: readonly Finding[]): Redaction[] {
  const telling = findings.filter(
    ({ category, isSensitive, isInformational }) =>
      !isInformational && (category === 'pii' || isSensitive),
  );
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
