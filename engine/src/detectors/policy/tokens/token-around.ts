import type { Place } from '#engine/detector.ts';

/**
 * The token of a format around the distinctive part that triggered its detector: it begins at most `lead` characters
 * before that part and covers it.
 */
export function tokenAround(
  { text, start, end }: Place,
  form: RegExp,
  lead: number,
): { readonly start: number; readonly end: number } | undefined {
  const from = Math.max(0, start - lead);
  const found = form.exec(text.slice(from));
  if (found === null) return undefined;
  const at = from + found.index;
  const endOfToken = at + found[0].length;
  return at > start || endOfToken < end ? undefined : { start: at, end: endOfToken };
}
