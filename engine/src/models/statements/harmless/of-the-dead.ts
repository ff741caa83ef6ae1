import type { Span } from '#engine/vocabulary.ts';

/** The title of an obituary, or of a life that has ended: `Ada Byrne, 1921–2004`; later years may be those of a job. */
const TITLE =
  /\bobituary\b|\bin memoriam\b|\p{L}[,)]? \(?1(?:8\d\d|9[0-4]\d) ?[–-] ?(?:19|20)\d\d\)?[ \t*]{0,4}(?:\n|$)/iu;
const HEAD = 200;
/** Words for those left behind, who are alive and protected. */
const ALIVE =
  /\b(?:is|are|lives|works|remains|has been|have been|now|still|currently|survives|(?:son|daughter|widow|widower|child|children|grandson|granddaughter)s?)\b/i;

/** Whether a statement of an obituary is about the one who died. */
export function isOfTheDead(text: string, { start, end }: Span): boolean {
  return TITLE.test(text.slice(0, HEAD)) && !ALIVE.test(text.slice(start, end));
}
