/**
 * A part of a text as a string of its own. V8's `slice` returns a reference into the whole text, through which each
 * read goes; joining copies the units, which is cheaper than reading them once through a reference.
 */
export function copySlice(text: string, start: number, end: number): string {
  return [text.slice(start, start + 1), text.slice(start + 1, end)].join('');
}
