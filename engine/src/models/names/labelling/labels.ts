/** What a token can be: outside of names, the first of a name (odd), or inside of one (even). */
export const OUTSIDE = 0;
export const PERSON = 1;
export const ORGANIZATION = 3;
export const PLACE = 5;
export const LABELS = 7;
/** Labels are laid out eight to a token or feature; the last place is unused. */
export const STRIDE = 8;

/** Whether a label may stand after another: the inside of a name follows a name of its kind alone. */
export function mayFollow(before: number, label: number): boolean {
  return label === OUTSIDE || label % 2 === 1 || before === label || before === label - 1;
}
