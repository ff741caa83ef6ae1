import { PhrasePattern } from './phrase-pattern.ts';

/**
 * Compiles phrases of prose into one regular expression over whole words, regardless of case. In its notation
 *
 * - a space matches white space of any kind, also a line break with the next line's indentation; ` ?` up to three
 *   blanks or none,
 * - an apostrophe matches its typeset forms,
 * - a hyphen within a word matches its typeset forms and a space,
 * - in a class such as `[' -]` a space and an apostrophe have these meanings, and a hyphen has its usual one,
 * - `…` matches up to 60 characters of the same clause,
 * - a line break is a blank, or nothing before a bar, so that long wordings may be wrapped.
 *
 * Repetition without an upper bound is refused with a TypeError, so that no text is expensive.
 */
export function phrase(...wordings: readonly string[]): RegExp {
  return new PhrasePattern(wordings);
}
