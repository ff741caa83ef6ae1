import type { Span } from '#engine/vocabulary.ts';

/** The start of the line that contains an offset. */
export function startOfLine(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
}

/** The end of the line that contains an offset: its line break, or the end of the text. */
export function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** The line, or lines, that a span lies on, as far as the text contains them. */
export function linesAround(text: string, { start, end }: Span): string {
  return text.slice(startOfLine(text, start), endOfLine(text, end));
}
