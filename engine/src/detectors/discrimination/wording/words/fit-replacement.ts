/** Irregular plurals of replacement words. */
const PLURALS: ReadonlyMap<string, string> = new Map([
  ['child', 'children'],
  ['human', 'humans'],
]);
/** Words that are already plural, or have no plural. */
const NO_SINGULAR = /(?:s|people|children|staff|personnel|folks|crew|kin|[,/]| or .{1,40})$/i;

/** Plural endings and the singular endings they replace. */
const SINGULARS: readonly (readonly [RegExp, string])[] = [
  [/men$/, 'man'],
  [/ies$/, 'y'],
  [/wives$/, 'wife'],
  [/es$/, ''],
  [/s$/, ''],
];

/** The replacement for one of several alternatives: pluralized if the word is the plural of another alternative. */
export function inNumberOf(
  word: string,
  alternatives: readonly string[],
  replacement: string,
): string {
  const isPlural = SINGULARS.some(
    ([ending, singular]) =>
      ending.test(word) && alternatives.includes(word.replace(ending, singular)),
  );
  return isPlural ? pluralOf(replacement) : replacement;
}

function pluralOf(replacement: string): string {
  if (replacement === '' || NO_SINGULAR.test(replacement)) return replacement;
  const last = /[a-z]{1,30}$/i.exec(replacement)?.[0] ?? '';
  const before = replacement.slice(0, replacement.length - last.length);
  const compound = last.endsWith('person') ? `${last.slice(0, -6)}people` : undefined;
  return before + (PLURALS.get(last) ?? compound ?? regularPlural(last));
}

function regularPlural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** A replacement in the capitalization of the original. */
export function inCapitalsOf(written: string, replacement: string): string {
  const [first = ''] = written;
  if (first === first.toLowerCase()) return replacement;
  const isAllCapitals = written.length > 1 && written === written.toUpperCase();
  if (isAllCapitals) return replacement.toUpperCase();
  return replacement.charAt(0).toUpperCase() + replacement.slice(1);
}
