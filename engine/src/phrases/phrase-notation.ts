import { type Alternative, alternativesIn } from './phrase-atoms.ts';

/** Repetition without an upper bound, outside escapes: `*`, `+` and `{2,}`. */
const UNBOUNDED = /(?<!\\)(?:[*+]|\{\d{0,9},\})/;

/** What `…` matches: up to 60 characters of the same clause. */
export const BRIDGE = '[^;:•]{1,60}';

/** Blanks of a justified line, or a line's end with the indentation of the next. */
const BLANKS = String.raw`\s{1,17}`;

/** A class of characters, as in `[.!?]`; captured, so that splitting keeps it. */
const CLASS = /((?<!\\)\[(?:\\.|[^\]\\]){0,200}\])/;

/** Translates a wording from the notation of `phrase` into the source of a regular expression. */
export function expressionOf(wording: string): string {
  if (UNBOUNDED.test(wording)) throw new TypeError(`Unbounded repetition in ${wording}`);
  const pieces = wording.split(CLASS);
  return pieces
    .map((piece, index) => (index % 2 === 1 ? classOf(piece) : expressionOutsideClasses(piece)))
    .join('');
}

function expressionOutsideClasses(wording: string): string {
  return wording
    .replaceAll(/ ?… ?/g, String.raw`\b${BRIDGE}?\b`)
    .replaceAll(' ?', String.raw`\s{0,3}`)
    .replaceAll(' ', BLANKS)
    .replaceAll("'", "['\u2019]")
    .replaceAll(/(?<=[a-z)])-(?=[a-z(])/g, String.raw`(?:[-\u2010\u2011]|\s{1,3})`);
}

function classOf(characters: string): string {
  return characters.replaceAll(' ', String.raw`\s`).replaceAll("'", "'\u2019");
}

/** The alternatives of a wording, also of one that is a single group: each requires words of its own. */
export function alternativesOf(wording: string): Alternative[] {
  return withoutGroups(alternativesIn(wording));
}

function withoutGroups(alternatives: readonly Alternative[]): Alternative[] {
  return alternatives.flatMap((alternative) => {
    const [only] = alternative.atoms;
    const isGroup = only?.inner !== undefined && only.text.length === alternative.source.length;
    return isGroup ? withoutGroups(only.inner) : [alternative];
  });
}
