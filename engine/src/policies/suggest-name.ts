/** A name of this many letters may hold a slip, one twice as long two. */
const LETTERS_A_SLIP = 4;

/** A suggestion for an unknown name: the similar known name that may have been meant, or an empty text. */
export function suggestName(name: string, known: Iterable<string>): string {
  const asked = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const maxDistance = Math.floor(asked.length / LETTERS_A_SLIP);
  let nearest: string | undefined;
  let fewest = maxDistance + 1;
  for (const candidate of known) {
    // A beginning, as `email` of `email-address`, is named on purpose: it comes before any slip.
    const isBeginning = maxDistance > 0 && candidate.startsWith(`${asked}-`);
    const isNear = Math.abs(candidate.length - asked.length) < fewest;
    const slips = isBeginning ? 0.5 : isNear ? slipsBetween(asked, candidate) : fewest;
    if (slips < fewest) [nearest, fewest] = [candidate, slips];
  }
  return nearest === undefined ? '' : `; is "${nearest}" meant?`;
}

/** How many letters have to be put in, taken out or changed (Levenshtein). */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let line = 0; line < one.length; line += 1) {
    const next = [line + 1];
    for (let index = 0; index < other.length; index += 1) {
      const changed = row[index]! + (one[line] === other[index] ? 0 : 1);
      next.push(Math.min(changed, row[index + 1]! + 1, next[index]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}
