/**
 * Wordings as a group for a phrase that finds what any of them does, in their order. Each begins with a letter or a
 * digit; where that does not stand, none of the many that begin with it is tried.
 */
export function byFirstLetter(wordings: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const wording of wordings) {
    const first = wording.charAt(0);
    groups.set(first, [...(groups.get(first) ?? []), wording]);
  }
  const alternatives = [...groups].map(([first, group]) => `(?=${first})(?:${group.join('|')})`);
  return `(?:${alternatives.join('|')})`;
}
