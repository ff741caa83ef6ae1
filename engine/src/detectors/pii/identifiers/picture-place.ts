import { isDigitAt, isLetterOrDigit, isLetterOrDigitAt } from '#engine/text/ascii.ts';

import type { Pictures } from './picture.ts';

/** Whether an identifier in one of several formats may be at a trigger. */
export function mayStandInAny(
  text: string,
  trigger: number,
  pictures: readonly Pictures[],
): boolean {
  for (const picture of pictures) if (mayStand(text, trigger, picture)) return true;
  return false;
}

/**
 * Whether an identifier may begin at or before its trigger and end where its format does; cheaper than the format's
 * pattern, which most triggers do not match. After letters, digits that continue other digits do not begin one.
 */
export function mayStand(text: string, trigger: number, picture: Pictures): boolean {
  const { lead, beginsWithLetter, lengths } = picture;
  const start = trigger - lead;
  if (lead === 0 ? beginsWithLetter && isDigitAt(text, start) : !mayBegin(text, start, trigger)) {
    return false;
  }
  for (const length of lengths)
    if (isWordEnd(text, start + length)) return isSolid(text, start, picture);
  return false;
}

/** Whether the text begins with at least as many letters and digits as every format does. */
function isSolid(text: string, start: number, { solid }: Pictures): boolean {
  let at = start;
  while (at < start + solid && isLetterOrDigit(text.charCodeAt(at))) at += 1;
  return at === start + solid;
}

function mayBegin(text: string, start: number, trigger: number): boolean {
  const goesOn = isDigitAt(text, trigger) && isDigitAt(text, trigger - 1);
  return !goesOn && isLetterOrDigitAt(text, start) && !isLetterOrDigitAt(text, start - 1);
}

function isWordEnd(text: string, offset: number): boolean {
  const isEnd = isLetterOrDigitAt(text, offset - 1) || text.charAt(offset - 1) === ')';
  return isEnd && !isLetterOrDigitAt(text, offset);
}
