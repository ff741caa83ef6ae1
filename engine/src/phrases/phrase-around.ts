import type { Place } from '#engine/detector.ts';
import type { Span } from '#engine/vocabulary.ts';

/** How many matches are tried: an earlier one may end before the trigger. */
const MAX_TRIES = 3;

/**
 * The match of `form` that covers the beginning of a place's trigger, begins at most `before` characters before it and
 * ends at most `after` characters behind it.
 */
export function phraseAround(
  { text, start, end }: Place,
  form: RegExp,
  { before, after }: { readonly before: number; readonly after: number },
): Span | undefined {
  let offset = Math.max(0, start - before);
  const until = Math.min(text.length, end + after);
  for (let tries = 0; tries < MAX_TRIES && offset <= start; tries += 1) {
    const found = form.exec(text.slice(offset, until));
    if (found === null) return undefined;
    const from = offset + found.index;
    offset = from + found[0].length;
    if (from <= start && offset > start) return { start: from, end: offset };
  }
  return undefined;
}
