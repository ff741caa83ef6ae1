import { mask } from '@proviso/engine/marks';

/** A passage of this length or more may be cut. */
export const MAX_EXCERPT_LENGTH = 300;

/** What an issue shows of its passage: masked where that is sensitive, else its beginning. */
export function excerptOf(text: string, isSensitive: boolean): string {
  if (isSensitive) return mask(text);
  const excerpt =
    text.length > MAX_EXCERPT_LENGTH ? `${text.slice(0, MAX_EXCERPT_LENGTH - 1)}…` : text;
  // Half a surrogate pair is no valid Unicode, and JSON on the wire is.
  return excerpt.toWellFormed();
}
