/** Repetition without an upper bound, outside escapes: `*`, `+` and `{2,}`. */
const UNBOUNDED = /(?<!\\)(?:[*+]|\{\d{0,9},\})/;

/**
 * Compiles phrases of prose into one regular expression over whole words, regardless of case. A space stands for
 * white space of any kind, an apostrophe and a hyphen for their typeset forms, `…` for up to 60 characters of
 * the same clause. Repetition without an upper bound is refused with a TypeError, so that no text is expensive.
 */
export function phrase(...alternatives: readonly string[]): RegExp {
  const source = alternatives.join('|');
  if (UNBOUNDED.test(source)) throw new TypeError(`Unbounded repetition in ${source}`);
  const expression = source
    .replaceAll(/ ?… ?/g, String.raw`\b[^;:•]{1,60}?\b`)
    .replaceAll(' ?', String.raw`\s{0,3}`)
    .replaceAll(' ', String.raw`\s{1,3}`)
    .replaceAll("'", "['\u2019]")
    .replaceAll(/(?<=[a-z)])-(?=[a-z(])/g, '[-\u2010\u2011]');
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${expression})(?![\p{L}\p{N}])`, 'iu');
}
