import { matchAt } from './match-at.ts';

/**
 * Compiles a regular expression whose matches end at a given offset, as a lookbehind. That is cheaper than `…$` on the
 * text before, which is tried from every place. Repetitions must be bounded.
 */
export function endingAtOffset(source: string, flags = ''): RegExp {
  return new RegExp(`(?<=(${source}))`, `${flags}y`);
}

/** The start of the match of an `endingAtOffset` expression that ends at an offset; undefined when there is none. */
export function startOfMatchBefore(text: string, offset: number, form: RegExp): number | undefined {
  const found = matchAt(text, offset, form)?.[1];
  return found === undefined ? undefined : offset - found.length;
}
