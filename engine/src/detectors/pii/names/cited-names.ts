import type { Match, Place } from '#engine/detector.ts';
import { isFirstName, isUnambiguousName } from '#engine/models/names/lexicon/name-lookup.ts';
import { startOfLine } from '#engine/text/lines.ts';

/** The year of publication, after the authors. */
export const YEAR_OF_WORK = '(####)';

const SURNAME = String.raw`(?:(?:van|von|de|der|den|da|di|del|la|le|el|al|bin|ter|dos|du)[ -]){0,2}\p{Lu}[\p{L}\p{M}'’-]{1,24}(?:[ ]\p{Lu}[\p{L}\p{M}'’-]{1,24})?`;
const INITIALS = String.raw`\p{Lu}\.(?:[ -]?\p{Lu}\.){0,3}`;
const GIVEN = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,24}(?:[ ]\p{Lu}(?:\.|[\p{L}\p{M}'’-]{1,24})){0,2}`;
const AUTHOR = new RegExp(`^(?:${SURNAME}), (?:(${GIVEN})|${INITIALS})$`, 'u');
/** Separators of authors; a comma separates those with initials. */
const BETWEEN = /,? (?:and|&|et|und|y) |; |(?<=\p{Lu}\.), (?:& |and )?/gu;
const OPENS_LINE = /^[ \t]{0,12}(?:[*•–-]|\d{1,3}[.)]|\[\d{1,3}\])?[ \t]{0,4}/;
const CLOSES = / {1,2}$/;

/** The authors of a work, surname first, as in bibliographies: `Ranta, Aarne and Roe, J. B. (2023)`. */
export function citedNames({ text, start }: Place): Match[] {
  const lineStart = startOfLine(text, start);
  const line = text.slice(lineStart, start);
  const from = lineStart + (OPENS_LINE.exec(line)?.[0].length ?? 0);
  const to = start - (CLOSES.exec(line)?.[0].length ?? 0);
  const parts = partsOf(text.slice(Math.min(from, to), to), from);
  // The visible window may begin within the first author.
  const authors =
    lineStart === 0 && parts.length > 1 && !isAuthor(parts[0]!) ? parts.slice(1) : parts;
  const isList = authors.length > 0 && authors.every(isAuthor) && authors.some(isSure);
  if (!isList) return [];
  const why = 'A family name and a given name appear before a publication year.';
  return authors.map(({ start: at, written }) => ({
    start: at,
    end: at + written.length,
    confidence: 0.88,
    why,
  }));
}

interface Part {
  readonly start: number;
  readonly written: string;
}

function partsOf(list: string, offset: number): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: between, index } of list.matchAll(BETWEEN)) {
    parts.push({ start: offset + from, written: list.slice(from, index) });
    from = index + between.length;
  }
  parts.push({ start: offset + from, written: list.slice(from) });
  return parts;
}

/** Rejects a town and its country. */
function isAuthor({ written }: Part): boolean {
  const author = AUTHOR.exec(written);
  if (author === null) return false;
  const words = author[1]?.split(' ') ?? [];
  return words.every((word) => word.length < 3 || isFirstName(word) || isUnambiguousName(word));
}

function isSure({ written }: Part): boolean {
  const given = AUTHOR.exec(written)?.[1]?.split(' ')[0];
  return given === undefined || (isFirstName(given) && isUnambiguousName(given));
}
