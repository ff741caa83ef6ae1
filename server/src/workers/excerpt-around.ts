import type { Issue } from '@proviso/contracts';
import { createMaskWithin } from '@proviso/engine/masking';

type Span = Pick<Issue, 'start' | 'end'>;

/** Context shown on each side, in UTF-16 code units. */
const CONTEXT_LENGTH = 90;
/** How far, in code units, a cut moves to avoid splitting a word. */
const WORD_SEARCH_LENGTH = 20;
const WHITE_SPACE = /\s+/g;

/**
 * The context of a place in a text, on one line. Of sensitive values nothing is shown, not even what lists show: the
 * place itself may be part of one.
 */
export function excerptAround(
  text: string,
  { start, end }: Span,
  sensitive: readonly Span[],
): { readonly before: string; readonly after: string } {
  const from = wordStart(text, Math.max(0, start - CONTEXT_LENGTH), start);
  const to = wordEnd(text, end, Math.min(text.length, end + CONTEXT_LENGTH));
  const show = createMaskWithin(text, sensitive);
  const hide = (span: Span): string => show(span).toWellFormed().replaceAll(WHITE_SPACE, ' ');
  return {
    before: `${from > 0 ? '…' : ''}${hide({ start: from, end: start })}`,
    after: `${hide({ start: end, end: to })}${to < text.length ? '…' : ''}`,
  };
}

/** The first word start nearby, if any. */
function wordStart(text: string, from: number, limit: number): number {
  if (from === 0) return from;
  const near = text.slice(from - 1, Math.min(from + WORD_SEARCH_LENGTH, limit));
  const space = near.search(/\s\S/);
  return space === -1 ? from : from + space;
}

/** The last word end nearby, if any. */
function wordEnd(text: string, from: number, limit: number): number {
  if (limit === text.length) return limit;
  const near = text.slice(Math.max(from, limit - WORD_SEARCH_LENGTH), limit + 1);
  const space = /\s\S*$/.exec(near)?.index;
  return space === undefined ? limit : Math.max(from, limit - WORD_SEARCH_LENGTH) + space;
}
