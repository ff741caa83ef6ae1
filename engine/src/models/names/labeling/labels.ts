/** The labels of a token: outside names, at the beginning of a name (odd) or inside one (even). */
export const OUTSIDE = 0;
export const PERSON = 1;
export const ORGANIZATION = 3;
export const PLACE = 5;
export const LABELS = 7;
/** Labels are laid out eight to a token or feature; the last is unused. */
export const STRIDE = 8;

/** Whether a label may follow another: an inside label only follows a label of its kind. */
export function canFollow(before: number, label: number): boolean {
  return label === OUTSIDE || label % 2 === 1 || before === label || before === label - 1;
}
