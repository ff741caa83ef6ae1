import { longerFirst } from '#engine/spans/longer-first.ts';
import { partitionPoint } from '#engine/spans/partition-point.ts';
import type { SensitiveSpan, Span } from '#engine/vocabulary.ts';

import { mask } from './mask.ts';

/** A sensitive stretch; of unknown type it shows nothing. */
type MaskedSpan = Span & Partial<SensitiveSpan>;

/** Shows a stretch of a text; `maskOf` says what stands for a sensitive one. */
type MaskWithin = (stretch: Span, maskOf?: (sensitive: MaskedSpan) => string) => string;

/**
 * Prepares to show stretches of a text in which what is sensitive is masked: each sensitive stretch that touches them,
 * as a whole. A clause may be no secret and yet hold one.
 */
export function createMaskWithin(text: string, sensitive: readonly MaskedSpan[]): MaskWithin {
  const ordered = sensitive.toSorted(longerFirst);
  const furthest: number[] = [];
  for (const { end } of ordered) furthest.push(Math.max(end, furthest.at(-1) ?? end));
  const masked = ({ start, end, type }: MaskedSpan): string => mask(text.slice(start, end), type);
  return (stretch, maskOf = masked) => {
    const after = partitionPoint(ordered, ({ start }) => start < stretch.end);
    let first = after;
    while (first > 0 && furthest[first - 1]! > stretch.start) first -= 1;
    let shown = '';
    let at = stretch.start;
    for (const span of ordered.slice(first, after)) {
      if (span.end <= at) continue;
      shown += text.slice(at, Math.max(at, span.start)) + maskOf(span);
      at = span.end;
    }
    return at < stretch.end ? shown + text.slice(at, stretch.end) : shown;
  };
}
