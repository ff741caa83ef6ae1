import { matchAt } from './match-at.ts';

/**
 * Compiles a regular expression that is matched backwards from an offset: what it finds ends there. Cheaper than
 * `…$` on the text before, which would be tried from every place. No repetition in it may be unbounded.
 */
export function endingThere(source: string, flags = ''): RegExp {
  return new RegExp(`(?<=(${source}))`, `${flags}y`);
}

/** Where the match of an `endingThere` expression begins that ends at an offset; undefined when there is none. */
export function startOfMatchBefore(text: string, offset: number, form: RegExp): number | undefined {
  const found = matchAt(text, offset, form)?.[1];
  return found === undefined ? undefined : offset - found.length;
}
