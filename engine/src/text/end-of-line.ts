/** Where the line that contains an offset ends: at its line break, or at the end of the text. */
export function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}
