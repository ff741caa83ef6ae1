import type { Issue } from '@proviso/contracts';
import { mask } from '@proviso/engine/masking';

/** Longer excerpts are truncated. */
export const MAX_EXCERPT_LENGTH = 300;

/** What stands for what is sensitive within a passage, with the last four characters of a card or an account. */
const MASKED = /••••(?: [0-9A-Za-z]{4})?/;

/** The excerpt of an issue's passage: masked where that is sensitive, else its beginning. */
export function excerptOf(
  text: string,
  { type, isSensitive }: Pick<Issue, 'type' | 'isSensitive'>,
): string {
  return isSensitive ? mask(text, type) : shortened(text);
}

/** The beginning of a passage that may be shown. */
export function shortened(text: string): string {
  const excerpt =
    text.length > MAX_EXCERPT_LENGTH ? `${text.slice(0, MAX_EXCERPT_LENGTH - 1)}…` : text;
  // Truncation may split a surrogate pair, which is not valid Unicode and must not reach the JSON.
  return excerpt.toWellFormed();
}

/** Whether an excerpt shows its passage only in part, for there is something sensitive in it. */
export function containsMask(excerpt: string): boolean {
  return MASKED.test(excerpt);
}

/** Whether this is the excerpt of a passage, be that sensitive or not, or something in it. */
export function isExcerptOf(excerpt: string, passage: string): boolean {
  if (excerpt === shortened(passage)) return true;
  const [beginning = '', ...pieces] = excerpt.replace(/…$/, '').split(MASKED);
  let at = beginning.length;
  if (pieces.length === 0 || !passage.startsWith(beginning)) return false;
  return pieces.every((piece) => {
    const found = passage.indexOf(piece, at);
    at = found + piece.length;
    return found !== -1;
  });
}
