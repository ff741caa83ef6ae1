import type { Place } from '#engine/detector.ts';
import { groupAt } from '#engine/text/labeled-value.ts';
import type { Span } from '#engine/vocabulary.ts';

import { withoutEnd } from './credential-value.ts';

/** Words about a secret that came or changed, and then its value: `the new API key came through, it's …`. */
const ANNOUNCED =
  /(?:s|\(s\))?(?: [\w@.'’/-]{1,24}){0,12}?(?:[,;:.]| [–—-])?\s{1,12}(?:it['’]s|it is|it reads|here (?:it is|you (?:go|are))|this is it|that['’]s|namely)(?: now| still| always)?:? {1,4}["'“‘`]?([^\s"'”’`<>]{8,200})/iy;
/** Letters, a digit, and a length or punctuation that no product or date has. */
const NO_NAME =
  /^(?=\S{0,200}\d)(?=\S{0,200}[A-Za-z])(?!https?:|\S{1,60}@\S{1,60}\.[a-z])(?:\S{16}|\S{0,40}[!@#$%^&*?+~_])/;

/** The value of the secret that a place's trigger names, where the next clause tells it. */
export function announcedValue(
  { text, end }: Place,
  looksSecret: (value: string) => boolean,
): Span | undefined {
  const found = groupAt(text, end, ANNOUNCED);
  const value = withoutEnd(found?.value ?? '');
  if (found === undefined || !NO_NAME.test(value) || !looksSecret(value)) return undefined;
  return { start: found.start, end: found.start + value.length };
}
