import { type Alternative, alternativesIn } from './phrase-atoms.ts';

/** Repetition without an upper bound, outside escapes: `*`, `+` and `{2,}`. */
const UNBOUNDED = /(?<!\\)(?:[*+]|\{\d{0,9},\})/;

/** What `…` bridges: as much of the same clause. */
export const BRIDGE = '[^;:•]{1,60}';

/** Blanks within a line, be it justified, or around its end where the next one hangs. */
const BLANKS = String.raw`\s{1,17}`;

/** What a wording in the notation of `phrase` stands for, as the source of a regular expression. */
export function expressionOf(wording: string): string {
  if (UNBOUNDED.test(wording)) throw new TypeError(`Unbounded repetition in ${wording}`);
  return wording
    .replaceAll(/ ?… ?/g, String.raw`\b${BRIDGE}?\b`)
    .replaceAll(' ?', String.raw`\s{0,3}`)
    .replaceAll(/(?<!\[[^\]]{0,20}) /g, BLANKS)
    .replaceAll(' ', String.raw`\s`)
    .replaceAll("'", "['\u2019]")
    .replaceAll(/(?<=[a-z)])-(?=[a-z(])/g, String.raw`(?:[-\u2010\u2011]|\s{1,3})`);
}

/** What stands between the bars of a wording, also of one that is a group: each is told by words of its own. */
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
