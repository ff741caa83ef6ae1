/**
 * A group for a phrase that matches what any of the wordings matches. Each must begin with a letter or a digit: they
 * are grouped by it, so that at most one group is tried at a place.
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
