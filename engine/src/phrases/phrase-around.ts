import type { Place } from '#engine/detector.ts';
import type { Span } from '#engine/vocabulary.ts';

/** So often a wording is looked for: one before a trigger may end where the trigger's own begins. */
const MOST_TRIES = 3;

/** The wording that begins no more than `before` characters before a trigger, ends no more than `after` past it, and covers its beginning. */
export function phraseAround(
  { text, start, end }: Place,
  form: RegExp,
  { before, after }: { readonly before: number; readonly after: number },
): Span | undefined {
  let offset = Math.max(0, start - before);
  const until = Math.min(text.length, end + after);
  for (let tries = 0; tries < MOST_TRIES && offset <= start; tries += 1) {
    const found = form.exec(text.slice(offset, until));
    if (found === null) return undefined;
    const from = offset + found.index;
    offset = from + found[0].length;
    if (from <= start && offset > start) return { start: from, end: offset };
  }
  return undefined;
}
