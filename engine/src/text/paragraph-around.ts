import type { Span } from '#engine/vocabulary.ts';

const BLANK_LINE = /\n[ \t]{0,20}\r?\n/;

/** The paragraph around a span, up to blank lines, at most `reach` UTF-16 units to either side. */
export function paragraphAround(text: string, { start, end }: Span, reach: number): Span {
  const before =
    text
      .slice(Math.max(0, start - reach), start)
      .split(BLANK_LINE)
      .at(-1) ?? '';
  const [after = ''] = text.slice(end, end + reach).split(BLANK_LINE, 1);
  return { start: start - before.length, end: end + after.length };
}
