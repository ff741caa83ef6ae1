import { innerOfGroup, sourcesOfAlternatives } from './phrase-atoms.ts';
import { PhrasePattern } from './phrase-pattern.ts';

/** Repetition without an upper bound, outside escapes: `*`, `+` and `{2,}`. */
const UNBOUNDED = /(?<!\\)(?:[*+]|\{\d{0,9},\})/;

/** Blanks within a line, be it justified, or around its end where the next one hangs. */
const BLANKS = String.raw`\s{1,17}`;

/**
 * Compiles phrases of prose into one regular expression over whole words, regardless of case. A space stands for
 * white space of any kind, the indentation of a wrapped line included, an apostrophe for its typeset forms, a hyphen
 * within a word for those of it and for a space, `…` for up to 60 characters of the same clause. Repetition without an
 * upper bound is refused with a TypeError, so that no text is expensive.
 */
export function phrase(...wordings: readonly string[]): RegExp {
  const alternatives = wordings.flatMap(alternativesOf);
  return new PhrasePattern(
    alternatives.map((words) => ({ words, expression: expressionOf(words) })),
  );
}

/** The wordings between the bars of a wording, also of one that is a group: each is told by words of its own. */
function alternativesOf(wording: string): string[] {
  return sourcesOfAlternatives(wording).flatMap((alternative) => {
    const inner = innerOfGroup(alternative);
    return inner === undefined ? [alternative] : alternativesOf(inner);
  });
}

function expressionOf(words: string): string {
  if (UNBOUNDED.test(words)) throw new TypeError(`Unbounded repetition in ${words}`);
  return words
    .replaceAll(/ ?… ?/g, String.raw`\b[^;:•]{1,60}?\b`)
    .replaceAll(' ?', String.raw`\s{0,3}`)
    .replaceAll(/(?<!\[[^\]]{0,20}) /g, BLANKS)
    .replaceAll(' ', String.raw`\s`)
    .replaceAll("'", "['\u2019]")
    .replaceAll(/(?<=[a-z)])-(?=[a-z(])/g, String.raw`(?:[-\u2010\u2011]|\s{1,3})`);
}
