import { PhrasePattern } from './phrase-pattern.ts';

/**
 * Compiles phrases of prose into one regular expression over whole words, regardless of case. A space stands for
 * white space of any kind, the indentation of a wrapped line included, an apostrophe for its typeset forms, a hyphen
 * within a word for those of it and for a space, `…` for up to 60 characters of the same clause. A long wording goes on
 * in the next line, with a blank between, or before a bar with nothing. Repetition without an
 * upper bound is refused with a TypeError, so that no text is expensive.
 */
export function phrase(...wordings: readonly string[]): RegExp {
  return new PhrasePattern(wordings);
}
